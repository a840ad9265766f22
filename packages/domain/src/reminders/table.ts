import type { GateId } from '../loan-file/gates.ts';
import { isCounterOpen } from '../loan-file/predicates.ts';
import type { Turn } from './turn.ts';

const SECONDS: Turn = { silent: 'SECONDS' };
const STAFF: Turn = { silent: 'STAFF' };
const OTHERS: Turn = { silent: 'OTHERS' };

/** A borrower's step without its own message. */
const STEP = {
  to: 'BORROWER',
  when: 'AWAY',
  subject: 'Your next step is ready',
  sms: 'your next step is ready.',
  remind: [2, 7],
} as const;
/** Something the borrower doesn't expect: sent even if they were active a minute ago. */
const ASKED = {
  ...STEP,
  when: 'ALWAYS',
  subject: 'We need something from you',
  sms: 'we need something from you before we can continue.',
  remind: [3, 7],
} as const;
const QUESTION = {
  ...STEP,
  subject: 'We have a question for you',
  sms: 'we have a question for you before we can continue.',
} as const;
const UNFREEZE = {
  ...STEP,
  subject: 'We need your help to keep your application moving',
  sms: 'we need your help to keep your application moving.',
} as const;
const KEEP_TRYING = {
  to: 'BORROWER',
  when: 'ALWAYS',
  once: true,
  subject: "The credit bureau isn't responding",
  sms: null,
  remind: [],
} as const;
const VALUE = { ...STEP, subject: 'About the value of your home', sms: 'your next step is ready.' } as const;
const SIGN = { ...STEP, remind: [1, 3, 7] } as const;
const PAPERS = {
  ...SIGN,
  subject: 'Your documents are ready',
  sms: 'your documents are ready to read.',
  link: 'Read my documents',
} as const;
const OTHER_SIGNER = {
  to: 'SIGNERS',
  when: 'ALWAYS',
  subject: "It's your turn to sign",
  link: 'Open my request',
  sms: null,
  remind: [1, 3, 7],
} as const;
const COUNTER = {
  ...STEP,
  subject: 'Your offer has changed',
  sms: "there's news about your application.",
  instead: (file) => (isCounterOpen(file) ? 'notice.counter-offer' : null),
} as const satisfies Turn;

/**
 * One row per gate of the checklist, and one for its end: who gets a message when the gate becomes current, its text,
 * and when.
 */
export const TURNS: { readonly [Gate in GateId | 'complete']: Turn } = {
  cancelled: {
    to: 'BORROWER',
    when: 'ALWAYS',
    once: true,
    subject: 'Your application is closed',
    sms: null,
    remind: [],
    instead: () => 'notice.closed',
  },
  declined: {
    to: 'BORROWER',
    when: 'ALWAYS',
    once: true,
    subject: 'A notice about your application',
    sms: null,
    remind: [],
    instead: () => 'notice.adverse-action',
  },
  facta: { ...ASKED, subject: 'Please call us', sms: 'please call us before we can continue.', remind: [2] },
  'file-review': STAFF,
  'delinquency-explain': {
    ...ASKED,
    subject: 'We have a question for you',
    sms: 'we have a question for you before we can continue.',
  },
  'delinquency-review': STAFF,
  'hold-borrower': ASKED,
  'hold-staff': STAFF,

  'pre-disclosure': SECONDS,
  'pre-consent': {
    ...STEP,
    subject: 'You have a document to read',
    sms: 'you have a document to read before we can continue.',
    link: 'Read my document',
  },
  intake: SECONDS,
  'no-match': QUESTION,
  'no-match-ssn': STAFF,
  'soft-frozen': UNFREEZE,
  'soft-error': KEEP_TRYING,
  minor: ASKED,
  'soft-credit': SECONDS,
  'no-property': QUESTION,
  'many-properties': QUESTION,
  locate: SECONDS,
  estimate: VALUE,
  value: SECONDS,

  assets: QUESTION,
  winback: COUNTER,
  price: SECONDS,
  choose: {
    ...STEP,
    subject: 'Your offers are ready',
    sms: 'your next step is ready.',
    body: 'Your offers are ready. Choose how much to draw, your term and your fee. You can change your choice until you sign.',
    link: 'See my offers',
  },
  rechoose: COUNTER,
  'app-disclosure-gen': SECONDS,
  'app-disclosure': SECONDS,
  contact: { ...STEP, body: 'Next, we need a few details about you. It takes about 3 minutes.' },
  hmda: {
    ...STEP,
    body: 'One short form is left before you submit your application. Federal law asks us to offer it to you, and you can choose not to answer.',
  },
  'summary-gen': SECONDS,
  summary: SECONDS,
  submit: {
    ...STEP,
    subject: 'Your application is ready to submit',
    sms: 'your application is ready to submit.',
    body: 'Your application is ready. Check your answers and submit it.',
    link: 'Review and submit',
  },

  income: {
    ...STEP,
    subject: 'We need something from you',
    sms: 'we need something from you before we can continue.',
    body: 'Next, show us proof of your income. You can connect your payroll or bank in about 3 minutes, or upload documents.',
    link: 'Show my income',
  },
  'income-review': STAFF,
  'employer-contact': QUESTION,
  employer: OTHERS,
  'id-upload': {
    ...STEP,
    body: "Next, verify your identity. Have your driver's license, state ID or passport ready. It takes about 5 minutes.",
    link: 'Verify my identity',
  },
  'id-review': STAFF,
  'id-check': SECONDS,
  'hard-frozen': UNFREEZE,
  'hard-error': KEEP_TRYING,
  'hard-credit': SECONDS,

  'prequal-title': SECONDS,
  liens: {
    ...STEP,
    body: 'Next, review the loans and other debts we found, and tell us if anything is wrong or missing.',
    link: 'Review my debts',
  },
  payoff: OTHERS,
  'valuation-estimate-bpo': VALUE,
  'valuation-order-bpo': VALUE,
  'valuation-estimate-resi-eval': VALUE,
  'valuation-order-resi-eval': VALUE,
  'appraisal-request': SECONDS,
  'appraisal-payment': VALUE,
  'appraisal-wait': { ...VALUE, remind: [] },
  'valuation-wait-bpo': OTHERS,
  'valuation-wait-resi-eval': OTHERS,

  disburse: {
    ...STEP,
    subject: 'Where should we send your money?',
    sms: 'your next step is ready.',
    body: 'Add the bank account that should get your money. It must be in your name.',
    link: 'Add my account',
    instead: (file) => (file.disbursement.attempt > 1 ? 'bank.account-refused' : null),
  },
  'disburse-review': STAFF,
  'disburse-wait': OTHERS,
  autopay: {
    ...STEP,
    body: "Choose how you'll make your monthly payments.",
    link: 'Choose how to pay',
    instead: (file) => (file.disbursement.entered === 'MANUAL' ? 'bank.account-accepted' : null),
  },
  'autopay-confirm': { ...STEP, body: 'Confirm the account for your monthly payments.', link: 'Confirm my payments' },
  'title-order': OTHERS,
  'final-title': OTHERS,
  'co-deed': {
    ...STEP,
    subject: 'Someone else needs to sign too',
    sms: 'someone else needs to sign too. Tell us how to reach them.',
  },
  'closing-conditions-borrower': ASKED,
  'closing-conditions-staff': STAFF,

  flood: OTHERS,
  'closing-disclosure': SECONDS,
  'final-offer': {
    ...PAPERS,
    body: "Your final terms are ready. Review them and accept, or choose another amount. You don't sign anything yet.",
    link: 'Review my final terms',
  },
  'signing-package': SECONDS,
  note: {
    ...SIGN,
    subject: 'Your documents are ready to sign',
    sms: 'your documents are ready to sign.',
    body: 'Your loan documents are ready to sign. Plan about 20 minutes to read and sign them.',
    link: 'Read and sign',
  },
  'note-others': {
    ...OTHER_SIGNER,
    subject: 'Your documents are ready',
    body: 'Your documents are ready. Read them, and sign those that need your signature.',
  },
  'owner-notice': OTHERS,
  'notary-plan': SECONDS,
  attorney: OTHERS,
  'waiting-period': { ...STEP, subject: 'When you can sign', sms: null, remind: [] },
  'deed-manual': {
    ...SIGN,
    subject: 'Choose when to sign',
    sms: 'choose when and where to sign.',
    body: 'Choose when and where to meet the notary. You sign the deed there, in person.',
    link: 'Choose a time',
  },
  'deed-manual-others': {
    ...OTHER_SIGNER,
    body: 'The deed is ready for your signature, in person with a notary. Choose when and where to meet.',
  },
  deed: {
    ...SIGN,
    subject: 'The notary is ready for you',
    sms: 'the notary is ready for you.',
    body: 'You can meet the notary by video now and sign the deed. Have your ID, a camera and 20 minutes ready.',
    link: 'Meet the notary',
  },
  'deed-others': {
    ...OTHER_SIGNER,
    body: 'The deed is ready for your signature, by video with a notary. Have your ID, a camera and 20 minutes ready.',
  },

  'rescission-notice': OTHERS,
  rescission: {
    ...STEP,
    when: 'EVEN_OWN',
    subject: 'Your right to cancel',
    sms: null,
    remind: [],
    link: 'See what happens next',
  },
  recording: OTHERS,
  'mail-margin': OTHERS,
  'payoff-renew': OTHERS,
  'final-checks': OTHERS,
  'funding-decision': OTHERS,
  'send-funds': OTHERS,
  'pay-creditors': OTHERS,
  complete: {
    to: 'BORROWER',
    when: 'ALWAYS',
    once: true,
    subject: 'Your money is on its way',
    sms: 'your money is on its way. Your documents are in your account.',
    remind: [],
    link: 'See my line',
  },
};
