import { CONDITION_CATEGORIES, type ConditionCategory } from '../enums/condition-category.ts';
import { documentLabel } from '../enums/document-label.ts';
import { DOCUMENT_TYPES } from '../enums/document-type.ts';
import { localized } from '../locale/localized.ts';
import * as en from './words.en.ts';

const { CATEGORY_WORDS, SYSTEM_CONDITION_WORDS } = /* @__PURE__ */ localized({ en });

/** The page below `conditions/` that answers a condition. */
export type ConditionPlace = 'upload-document' | 'phone-number' | 'identity';

/** The documents that a condition requests, as its title names them. */
export interface RequestedDocuments {
  /** Number of requested documents. */
  readonly count: number;
  /** Their names, as staff or the system wrote them. */
  readonly documents: readonly string[];
  /** The condition's id: conditions that the system posts have their own title. */
  readonly id?: string;
}

/** Returns the name of a requested document: the label of a known document type, otherwise the words staff typed. */
export const formatRequestedDocument = (document: string): string =>
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
const SYSTEM_CONDITIONS = ['liens-disputed', 'flood-notice', 'flood-insurance'] as const;
export type SystemCondition = (typeof SYSTEM_CONDITIONS)[number];

const hasOwnWords = (id: string | undefined): id is SystemCondition => SYSTEM_CONDITIONS.some((own) => own === id);

/** Returns the page that answers a condition posted by the system; undefined for the usual condition pages. */
export const findOwnPage = (id: string): string | undefined =>
  id === 'flood-notice' ? 'document/disclosures' : undefined;

/** Returns the documents that a condition requests: those named when staff posted it, or those of the system's own. */
export const getRequestedDocuments = (id: string, posted: readonly string[] | undefined): readonly string[] =>
  posted ?? (hasOwnWords(id) ? SYSTEM_CONDITION_WORDS[id].asked : []);

/** Whether a borrower sees conditions of this category at all. */
export const isKnownCategory = (category: string): category is ConditionCategory =>
  CONDITION_CATEGORIES.some((known) => known === category);

/**
 * Returns what the borrower must do for a condition, in a phrase that starts with a verb; the same in the list, in a
 * notification and on its page.
 */
export const conditionTitle = (category: ConditionCategory, { count, documents, id }: RequestedDocuments): string =>
  getWords(category, id).title({ count, documents: documents.map(formatRequestedDocument) });
/** Returns why the lender needs what a condition asks for, as the borrower reads it. */
export const conditionWhy = (category: ConditionCategory, id?: string): string => getWords(category, id).why;
const getWords = (category: ConditionCategory, id: string | undefined) =>
  hasOwnWords(id) ? SYSTEM_CONDITION_WORDS[id] : CATEGORY_WORDS[category];

export const conditionPlace = (category: ConditionCategory): ConditionPlace => PLACES[category] ?? 'upload-document';
/** Whether a condition is answered with files or text, rather than on its own page, with a phone number or photos. */
export const isAnsweredBySending = (category: ConditionCategory, id: string): boolean =>
  conditionPlace(category) === 'upload-document' && findOwnPage(id) === undefined;
export const isAnsweredByText = (category: ConditionCategory): boolean => BY_TEXT.includes(category);

/** Whether a text can be the id of a condition: a UUID, or the name of one that the system posts. */
export const isConditionId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
