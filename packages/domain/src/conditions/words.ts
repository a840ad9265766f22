import { CONDITION_CATEGORIES, type ConditionCategory } from '../enums/condition-category.ts';
import { documentLabel } from '../enums/document-label.ts';
import { DOCUMENT_TYPES } from '../enums/document-type.ts';
import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

const { CATEGORY_WORDS, OWN_WORDS } = /* @__PURE__ */ localized({ en });

/** The page below `conditions/` that answers a condition. */
export type ConditionPlace = 'upload-document' | 'phone-number' | 'identity';

export interface AskedDocuments {
  /** Number of requested documents. */
  readonly count: number;
  /** Their names, as staff or the system wrote them. */
  readonly documents: readonly string[];
  /** The condition's id: the system's own conditions have their own words. */
  readonly id?: string;
}

/** The name of a requested document: the type's label if it is a known type, otherwise the typed words. */
export const nameOfAsked = (document: string): string =>
  DOCUMENT_TYPES.some((type) => type === document) ? documentLabel(document) : document;

/** Categories that are not answered with documents. */
const PLACES: { readonly [Category in ConditionCategory]?: ConditionPlace } = {
  ID_VERIFICATION_FAILURE: 'identity',
  IDENTITY_DOCUMENT_FRAUD_REVIEW: 'identity',
  MISSING_PHONE_NUMBER: 'phone-number',
};

/** Categories that the borrower can answer in writing instead of with a document. */
const BY_TEXT: readonly ConditionCategory[] = ['HARD_CREDIT_INQUIRY_REVIEW', 'ESCALATION_REVIEW'];

/** Conditions that the system posts, by id, where the category's words say too little. */
const OWN_CONDITIONS = ['liens-disputed', 'flood-notice', 'flood-insurance'] as const;
export type OwnCondition = (typeof OWN_CONDITIONS)[number];

const isOwn = (id: string | undefined): id is OwnCondition => OWN_CONDITIONS.some((own) => own === id);

/** The page that answers a condition posted by the system, where it is not one of the condition pages. */
export const ownPage = (id: string): string | undefined => (id === 'flood-notice' ? 'document/disclosures' : undefined);

/** The documents that a condition asks for: those named when it was posted, or its kind's when the system posted it. */
export const documentsAsked = (id: string, posted: readonly string[] | undefined): readonly string[] =>
  posted ?? (isOwn(id) ? OWN_WORDS[id].asked : []);

/** Whether a borrower sees conditions of this category at all. */
export const isKnownCategory = (category: string): category is ConditionCategory =>
  CONDITION_CATEGORIES.some((known) => known === category);

/**
 * What a condition asks, as a sentence that starts with a verb; the same in the list, in a notification and on its
 * page.
 */
export const conditionTitle = (category: ConditionCategory, { count, documents, id }: AskedDocuments): string =>
  getWords(category, id).title({ count, documents: documents.map(nameOfAsked) });
export const conditionWhy = (category: ConditionCategory, id?: string): string => getWords(category, id).why;
const getWords = (category: ConditionCategory, id: string | undefined) =>
  isOwn(id) ? OWN_WORDS[id] : CATEGORY_WORDS[category];

export const conditionPlace = (category: ConditionCategory): ConditionPlace => PLACES[category] ?? 'upload-document';
/** Whether it is answered by sending files or text, rather than on its own page, with a phone number or with photos. */
export const isAnsweredBySending = (category: ConditionCategory, id: string): boolean =>
  conditionPlace(category) === 'upload-document' && ownPage(id) === undefined;
export const isAnsweredByText = (category: ConditionCategory): boolean => BY_TEXT.includes(category);

/** Whether a text can be the id of a condition: a UUID, or the name of one that the system posts. */
export const isConditionId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
