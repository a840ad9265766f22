import type { ConditionCategory } from '../enums/condition-category.ts';
import type { RequestedDocuments, SystemCondition } from './words.ts';

interface Words {
  readonly title: (asked: RequestedDocuments) => string;
  /** Why we ask. A borrower never reads a word of suspicion. */
  readonly why: string;
}

const NUMBERS: readonly string[] = ['', '', 'two ', 'three ', 'four '];
const several = (count: number): string => NUMBERS[count] ?? `${count} `;

/** The title of a condition of each category, and why we need it. */
export const CATEGORY_WORDS: Readonly<Record<ConditionCategory, Words>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: () => 'Confirm your bank account',
    why: 'We need to confirm that the account is yours before we send money to it.',
  },
  ID_VERIFICATION_FAILURE: {
    title: () => 'Let’s try your ID again',
    why: 'We couldn’t read your ID, or it didn’t match what you told us.',
  },
  MISSING_PHONE_NUMBER: {
    title: () => 'Add a mobile number',
    why: 'We send codes and updates about your application to this number.',
  },
  REVIEW_TRUST_REQUIREMENTS: {
    title: () => 'Send your certificate of trust',
    why: 'A trust owns your home, and we need to know who can sign for it.',
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    title: () => 'Send your property’s legal description',
    why: 'The deed of trust must describe your home the way county records do.',
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: () => 'Send another photo of your ID',
    why: 'We couldn’t verify the first photo.',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    title: () => 'Show that you own the home',
    why: 'Public records name someone else as the owner, or no one.',
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    title: () => 'Tell us how you hold title',
    why: 'Public records show a different type of ownership than your answer.',
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    title: ({ count }) => `Send your ${several(count)}most recent paystub${count === 1 ? '' : 's'}`,
    why: 'A loan specialist uses them to confirm your income.',
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    title: () => 'Tell us about recent credit checks',
    why: 'Someone checked your credit recently, and we need to know whether you took out a loan.',
  },
  GENERIC_DOCUMENT_REQUEST: {
    title: ({ documents }) => (documents.length > 0 ? `Send: ${documents.join(', ')}` : 'Send a document'),
    why: 'We need it before we can continue.',
  },
  ESCALATION_REVIEW: {
    title: () => 'We’re taking a closer look',
    why: 'A loan specialist is reviewing your application.',
  },
};

/** Conditions that the system posts: what they ask for, and their words. */
export const SYSTEM_CONDITION_WORDS: Readonly<Record<SystemCondition, Words & { readonly asked: readonly string[] }>> =
  {
    'liens-disputed': {
      asked: ['A recorded release, a letter from the lender saying nothing is owed, or a court order'],
      title: ({ count }) =>
        count > 1
          ? `Show that ${several(count)}debts on your home are paid or not yours`
          : 'Show that a debt on your home is paid or not yours',
      why: 'We count it as your debt until we review your proof, and we can’t close before then.',
    },
    'flood-notice': {
      asked: ['Acknowledgment of the flood notice'],
      title: () => 'Read the flood notice',
      why: 'Your home is in a flood zone. The notice explains what that means and how much insurance you need. By law, you must read it before we prepare your closing documents.',
    },
    'flood-insurance': {
      asked: ['Proof of flood insurance'],
      title: () => 'Send proof of flood insurance',
      why: 'By law, a home in a flood zone needs flood insurance, and we can’t prepare your closing documents without proof of it. You choose the policy and pay the insurer, who can tell you what it costs. The notice says how much you need.',
    },
  };
