import type { GateWithMessage } from './table.ts';
import type { TurnWords } from './turn.ts';

const QUESTION = {
  subject: 'We have a question for you',
  sms: 'we have a question for you before we can continue.',
} as const;
const NEEDED = {
  subject: 'We need something from you',
  sms: 'we need something from you before we can continue.',
} as const;
const STUCK = {
  subject: 'We need your help to keep your application moving',
  sms: 'we need your help to keep your application moving.',
} as const;
const KEEP_TRYING = {
  subject: 'The credit bureau isn’t responding',
} as const;
const HOME_VALUE = {
  subject: 'About the value of your home',
  sms: 'your next step is ready.',
} as const;
const COUNTER = {
  subject: 'Your offer has changed',
  sms: "there's news about your application.",
} as const;
const NEXT_STEP = {
  subject: 'Your next step is ready',
  sms: 'your next step is ready.',
} as const;
const OTHER_SIGNER = {
  subject: 'It’s your turn to sign',
} as const;

/** The message of each gate that has one. */
export const TURN_WORDS: Readonly<Record<GateWithMessage, TurnWords>> = {
  cancelled: {
    subject: 'Your application is closed',
  },
  declined: {
    subject: 'A notice about your application',
  },
  facta: {
    subject: 'Please call us',
    sms: 'please call us before we can continue.',
  },
  'delinquency-explain': QUESTION,
  'hold-borrower': NEEDED,
  'pre-consent': {
    subject: 'You have a document to read',
    sms: 'you have a document to read before we can continue.',
    link: 'Read my document',
  },
  'no-match': QUESTION,
  'soft-frozen': STUCK,
  'soft-error': KEEP_TRYING,
  minor: NEEDED,
  'no-property': QUESTION,
  'many-properties': QUESTION,
  estimate: HOME_VALUE,
  assets: QUESTION,
  winback: COUNTER,
  choose: {
    subject: 'Your offers are ready',
    sms: 'your next step is ready.',
    body: 'Your offers are ready. Choose how much to draw, your term and your fee. You can change your choice until you sign.',
    link: 'See my offers',
  },
  rechoose: COUNTER,
  contact: {
    ...NEXT_STEP,
    body: 'Next, we need a few details about you. It takes about 3 minutes.',
  },
  hmda: {
    ...NEXT_STEP,
    body: 'One short form is left before you submit your application. Federal law asks us to offer it to you, and you can choose not to answer.',
  },
  submit: {
    subject: 'Review and submit your application',
    sms: 'review and submit your application.',
    body: 'Your application is complete. Review it, then submit it.',
    link: 'Review and submit',
  },
  income: {
    ...NEEDED,
    body: 'Next, show us proof of your income. You can connect your payroll or bank in about 3 minutes, or upload documents.',
    link: 'Show my income',
  },
  'employer-contact': QUESTION,
  'id-upload': {
    ...NEXT_STEP,
    body: 'Next, verify your identity. Have your driver’s license, state ID or passport ready. It takes about 5 minutes.',
    link: 'Verify my identity',
  },
  'hard-frozen': STUCK,
  'hard-error': KEEP_TRYING,
  liens: {
    ...NEXT_STEP,
    body: 'Next, review the loans and other debts we found, and tell us if anything is wrong or missing.',
    link: 'Review my debts',
  },
  'valuation-estimate-bpo': HOME_VALUE,
  'valuation-order-bpo': HOME_VALUE,
  'valuation-estimate-resi-eval': HOME_VALUE,
  'valuation-order-resi-eval': HOME_VALUE,
  'appraisal-payment': HOME_VALUE,
  'appraisal-wait': HOME_VALUE,
  disburse: {
    subject: 'Where should we send your money?',
    sms: 'your next step is ready.',
    body: 'Add the bank account that should get your money. It must be in your name.',
    link: 'Add my account',
  },
  autopay: {
    ...NEXT_STEP,
    body: 'Choose how you’ll make your monthly payments.',
    link: 'Choose how to pay',
  },
  'autopay-confirm': {
    ...NEXT_STEP,
    body: 'Confirm the account for your monthly payments.',
    link: 'Confirm my payments',
  },
  'co-deed': {
    subject: 'Someone else needs to sign too',
    sms: 'someone else needs to sign too. Tell us how to reach them.',
  },
  'closing-conditions-borrower': NEEDED,
  'final-offer': {
    subject: 'Your documents are ready',
    sms: 'your documents are ready to read.',
    body: 'Your final terms are ready. Review them and accept, or choose another amount. You don’t sign anything yet.',
    link: 'Review my final terms',
  },
  note: {
    subject: 'Your documents are ready to sign',
    sms: 'your documents are ready to sign.',
    body: 'Your loan documents are ready to sign. Plan about 20 minutes to read and sign them.',
    link: 'Read and sign',
  },
  'note-others': {
    subject: 'Your documents are ready',
    body: 'Your documents are ready. Read them, and sign those that need your signature.',
    link: 'Open my request',
  },
  'waiting-period': {
    subject: 'When you can sign',
  },
  'deed-manual': {
    subject: 'Choose when to sign',
    sms: 'choose when and where to sign.',
    body: 'Choose when and where to meet the notary. You sign the deed of trust there, in person.',
    link: 'Choose a time',
  },
  'deed-manual-others': {
    ...OTHER_SIGNER,
    body: 'The deed of trust is ready for your signature, in person with a notary. Choose when and where to meet.',
    link: 'Open my request',
  },
  deed: {
    subject: 'The notary is ready for you',
    sms: 'the notary is ready for you.',
    body: 'You can meet the notary by video now and sign the deed of trust. Have your ID and a camera ready, and set aside 20 minutes.',
    link: 'Meet the notary',
  },
  'deed-others': {
    ...OTHER_SIGNER,
    body: 'The deed of trust is ready for your signature, by video with a notary. Have your ID and a camera ready, and set aside 20 minutes.',
    link: 'Open my request',
  },
  rescission: {
    subject: 'Your right to cancel',
    link: 'See what happens next',
  },
  complete: {
    subject: 'Your money is on its way',
    sms: 'your money is on its way. Your documents are in your account.',
    link: 'See my line',
  },
};
