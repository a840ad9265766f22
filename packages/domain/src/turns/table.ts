import { isCounterOpen } from '../loan-file/fold.ts';
import type { GateId } from '../loan-file/gates.ts';
import type { Turn } from './turn.ts';

const SECONDS: Turn = { silent: 'SECONDS' };
const STAFF: Turn = { silent: 'STAFF' };
const OTHERS: Turn = { silent: 'OTHERS' };

/** What a step of the borrower is without words of its own. */
const STEP = { to: 'BORROWER', when: 'AWAY', subject: 'Your next step is ready', sms: 'the next step of your application is yours.', remind: [2, 7] } as const;
/** Something that nobody expects: told even to a person who was there a minute ago. */
const ASKED = { ...STEP, when: 'ALWAYS', subject: 'We need something from you', sms: 'we need something from you before we can go on.', remind: [3, 7] } as const;
const QUESTION = { ...STEP, subject: 'We have a question for you', sms: 'we have a question for you before we can go on.' } as const;
const UNFREEZE = { ...STEP, subject: 'Something holds your application up', sms: 'something holds your application up that only you can change.' } as const;
const KEEP_TRYING = { to: 'BORROWER', when: 'ALWAYS', once: true, subject: 'The credit bureau is not answering', sms: null, remind: [] } as const;
const VALUE = { ...STEP, subject: 'About the value of your home', sms: 'a step about the value of your home is yours.' } as const;
const SIGN = { ...STEP, remind: [1, 3, 7] } as const;
const PAPERS = { ...SIGN, subject: 'Your papers are ready', sms: 'your papers are ready to read.' } as const;
const OTHER_SIGNER = { to: 'SIGNERS', when: 'ALWAYS', subject: 'It is your turn to sign', sms: null, remind: [1, 3, 7] } as const;
const COUNTER = { ...STEP, subject: 'Your offer has changed', sms: 'there is news about your application.', instead: (file) => (isCounterOpen(file) ? 'notice.counter-offer' : null) } as const satisfies Turn;

/** One row for each gate of the checklist and for its end: who is written to when it becomes current, in which words, and when. */
export const TURNS: { readonly [Gate in GateId | 'complete']: Turn } = {
  cancelled: { to: 'BORROWER', when: 'ALWAYS', once: true, subject: 'Your application is closed', sms: null, remind: [], instead: () => 'notice.closed' },
  declined: { to: 'BORROWER', when: 'ALWAYS', once: true, subject: 'A notice about your application', sms: null, remind: [], instead: () => 'notice.adverse-action' },
  facta: { ...ASKED, subject: 'Please call us', sms: 'please call us before we can go on.', remind: [2] },
  'file-review': STAFF,
  'delinquency-explain': { ...ASKED, subject: 'We have a question for you', sms: 'we have a question for you before we can go on.' },
  'delinquency-review': STAFF,
  'hold-borrower': ASKED,
  'hold-staff': STAFF,

  'pre-disclosure': SECONDS,
  'pre-consent': { ...STEP, subject: 'There is something to read', sms: 'there is something to read before we can go on.' },
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
  choose: STEP,
  rechoose: COUNTER,
  'app-disclosure-gen': SECONDS,
  'app-disclosure': SECONDS,
  contact: STEP,
  hmda: STEP,
  'summary-gen': SECONDS,
  summary: SECONDS,
  submit: { ...STEP, subject: 'Your application is ready to send', sms: 'your application is ready to send.' },

  income: { ...STEP, subject: 'We need something from you', sms: 'we need something from you before we can go on.' },
  'income-review': STAFF,
  'employer-contact': QUESTION,
  employer: OTHERS,
  'id-upload': STEP,
  'id-review': STAFF,
  'id-check': SECONDS,
  'hard-frozen': UNFREEZE,
  'hard-error': KEEP_TRYING,
  'hard-credit': SECONDS,

  'prequal-title': SECONDS,
  liens: STEP,
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
    ...STEP, subject: 'We need an account from you', sms: 'we need an account from you before we can go on.',
    instead: (file) => (file.disbursement.attempt > 1 ? 'bank.account-refused' : null),
  },
  'disburse-review': STAFF,
  'disburse-wait': OTHERS,
  autopay: { ...STEP, instead: (file) => (file.disbursement.entered === 'MANUAL' ? 'bank.account-accepted' : null) },
  'autopay-confirm': STEP,
  'title-order': OTHERS,
  'final-title': OTHERS,
  'co-deed': { ...STEP, subject: 'Somebody else must sign too', sms: 'somebody else must sign too. Tell us who.' },
  'closing-conditions-borrower': ASKED,
  'closing-conditions-staff': STAFF,

  flood: OTHERS,
  'closing-disclosure': SECONDS,
  'final-offer': PAPERS,
  'signing-package': SECONDS,
  note: { ...SIGN, subject: 'Your papers are ready to sign', sms: 'your papers are ready to sign.' },
  'note-others': { ...OTHER_SIGNER, subject: 'Your papers are ready', body: 'Your papers are ready. Read them, and sign what is yours to sign.' },
  'owner-notice': OTHERS,
  'notary-plan': SECONDS,
  attorney: OTHERS,
  'waiting-period': { ...STEP, subject: 'A date to know', sms: null, remind: [] },
  'deed-manual': { ...SIGN, subject: 'Choose when to sign', sms: 'choose when and where to sign.' },
  'deed-manual-others': { ...OTHER_SIGNER, body: 'The deed waits for your signature, before a notary in person. Choose when and where.' },
  deed: { ...SIGN, subject: 'The notary is ready for you', sms: 'the notary is ready for you.' },
  'deed-others': { ...OTHER_SIGNER, body: 'The deed waits for your signature, before a notary online. Have your ID, a camera and 20 minutes ready.' },

  'rescission-notice': OTHERS,
  rescission: { ...STEP, when: 'EVEN_OWN', subject: 'A date to know', sms: null, remind: [] },
  recording: OTHERS,
  'mail-margin': OTHERS,
  'payoff-renew': OTHERS,
  'final-checks': OTHERS,
  'funding-decision': OTHERS,
  'send-funds': OTHERS,
  'pay-creditors': OTHERS,
  complete: { to: 'BORROWER', when: 'ALWAYS', once: true, subject: 'All is done', sms: 'all is done. Your papers are in your account.', remind: [] },
};
