import { CONDITION_CATEGORIES, type ConditionCategory } from '../enums/condition-category.ts';
import { documentLabel } from '../enums/document-label.ts';
import { DOCUMENT_TYPES } from '../enums/document-type.ts';

/** The page below `conditions/` that answers a condition (OP-B-024). */
export type ConditionPlace = 'upload-document' | 'phone-number' | 'identity';

export interface AskedDocuments {
  /** Number of requested documents. */
  readonly count: number;
  /** Their names, as staff or the system wrote them. */
  readonly documents: readonly string[];
  /** The condition's id: the system's own conditions have their own words. */
  readonly id?: string;
}

interface Words {
  readonly title: (asked: AskedDocuments) => string;
  /** Why we ask. A borrower never reads a word of suspicion. */
  readonly why: string;
  readonly place: ConditionPlace;
  /** The borrower can answer in writing instead of with a document. */
  readonly byText?: true;
}

const NUMBERS: readonly string[] = ['', '', 'two ', 'three ', 'four '];
const several = (count: number): string => NUMBERS[count] ?? `${count} `;

/** The name of a requested document: the type's label if it is a known type, otherwise the typed words. */
export const nameOfAsked = (asked: string): string =>
  DOCUMENT_TYPES.some((type) => type === asked) ? documentLabel(asked) : asked;

const upload = (title: string | Words['title'], why: string): Words => ({
  title: typeof title === 'string' ? () => title : title,
  why,
  place: 'upload-document',
});

const WORDS: Readonly<Record<ConditionCategory, Words>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: upload(
    'Confirm your bank account',
    'We need to confirm that the account is yours before we send money to it.',
  ),
  ID_VERIFICATION_FAILURE: {
    title: () => "Let's try your ID again",
    why: "We couldn't read your ID, or it didn't match what you told us.",
    place: 'identity',
  },
  MISSING_PHONE_NUMBER: {
    title: () => 'Add a mobile number',
    why: 'We send codes and updates about your application to this number.',
    place: 'phone-number',
  },
  REVIEW_TRUST_REQUIREMENTS: upload(
    'Send your certificate of trust',
    'A trust owns your home, and we need to know who can sign for it.',
  ),
  PROPERTY_LEGAL_DESCRIPTION: upload(
    "Send your property's legal description",
    'The deed must describe your home the way county records do.',
  ),
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: () => 'Send another photo of your ID',
    why: "We couldn't verify the first photo.",
    place: 'identity',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: upload(
    'Show that you own the home',
    'Public records name someone else as the owner, or no one.',
  ),
  FALSE_OWNERSHIP_TYPE_REVIEW: upload(
    'Tell us how you hold title',
    'Public records show a different type of ownership than your answer.',
  ),
  HELOC_MANUAL_PAYSTUB_UPLOAD: upload(
    ({ count }) => `Send your ${several(count)}most recent paystub${count === 1 ? '' : 's'}`,
    'A loan specialist uses them to confirm your income.',
  ),
  HARD_CREDIT_INQUIRY_REVIEW: {
    ...upload(
      'Tell us about recent credit checks',
      'Someone checked your credit recently, and we need to know whether you took out a loan.',
    ),
    byText: true,
  },
  GENERIC_DOCUMENT_REQUEST: upload(
    ({ documents }) => (documents.length > 0 ? `Send: ${documents.map(nameOfAsked).join(', ')}` : 'Send a document'),
    'We need it before we can continue.',
  ),
  ESCALATION_REVIEW: {
    ...upload("We're taking a closer look", 'A loan specialist is reviewing your application.'),
    byText: true,
  },
};

/**
 * Conditions that the system posts, by id: what they ask for, and their words where the category's words say too
 * little.
 */
const BY_ITSELF: Readonly<
  Record<string, Partial<Pick<Words, 'title' | 'why'>> & { readonly asked: readonly string[]; readonly page?: string }>
> = {
  'liens-disputed': {
    asked: ['A recorded release, a letter from the lender saying nothing is owed, or a court order'],
    title: ({ count }) =>
      count > 1
        ? `Show that ${several(count)}debts on your home are paid or not yours`
        : 'Show that a debt on your home is paid or not yours',
    why: "We count it as your debt until we review your proof, and we can't close before then.",
  },
  'flood-notice': {
    asked: ['the flood notice, read'],
    title: () => 'Read the flood notice',
    why: 'Your home is in a flood zone. By law, you must read what that means before we prepare your closing documents.',
    page: 'document/disclosures',
  },
  'flood-insurance': {
    asked: ['proof of flood insurance'],
    title: () => 'Send proof of flood insurance',
    why: 'By law, a home in a flood zone needs flood insurance before we can open your line. The notice says how much.',
  },
};
const byItself = (id: string | undefined) =>
  id !== undefined && Object.hasOwn(BY_ITSELF, id) ? BY_ITSELF[id] : undefined;

/** The page that answers a condition posted by the system, where it is not one of the condition pages. */
export const ownPage = (id: string): string | undefined => byItself(id)?.page;

/** The documents that a condition asks for: those named when it was posted, or its kind's when the system posted it. */
export const documentsAsked = (id: string, posted: readonly string[] | undefined): readonly string[] =>
  posted ?? byItself(id)?.asked ?? [];

/** Whether a borrower sees conditions of this category at all (NOTIF-008 to 020). */
export const isKnownCategory = (category: string): category is ConditionCategory =>
  CONDITION_CATEGORIES.some((known) => known === category);

/**
 * What a condition asks, as a sentence that starts with a verb; the same in the list, in a notification and on its
 * page.
 */
export const conditionTitle = (category: ConditionCategory, asked: AskedDocuments): string =>
  (byItself(asked.id)?.title ?? WORDS[category].title)(asked);
export const conditionWhy = (category: ConditionCategory, id?: string): string =>
  byItself(id)?.why ?? WORDS[category].why;
export const conditionPlace = (category: ConditionCategory): ConditionPlace => WORDS[category].place;
/** Whether it is answered by sending files or text, rather than on its own page, with a phone number or with photos. */
export const isAnsweredBySending = (category: ConditionCategory, id: string): boolean =>
  conditionPlace(category) === 'upload-document' && ownPage(id) === undefined;
export const isAnsweredByText = (category: ConditionCategory): boolean => WORDS[category].byText === true;

/** Whether a text can be the id of a condition: a UUID, or the name of one that the system posts. */
export const isConditionId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
