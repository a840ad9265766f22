import type { GateId } from '../loan-file/gates.ts';
import { isCounterOpen } from '../loan-file/predicates.ts';
import type { MessagePlan, ReminderMessage, SilenceReason, Turn, TurnPlan } from './turn.ts';
import { TURN_WORDS } from './words.ts';

const SECONDS = { silent: 'SECONDS' } as const;
const STAFF = { silent: 'STAFF' } as const;
const OTHERS = { silent: 'OTHERS' } as const;

/** The default: sent if the borrower isn't assumed to be at the screen (AWAY), with reminders after 2 and 7 days. */
const STEP = {
  to: 'BORROWER',
  when: 'AWAY',
  remind: [2, 7],
} as const;
/** A request that the borrower doesn't expect: the message is sent even if they were active a minute ago. */
const ASKED = {
  ...STEP,
  when: 'ALWAYS',
  remind: [3, 7],
} as const;
/** One email per application, however often the gate recurs, even if the borrower is active. No text, no reminders. */
const ONE_EMAIL = {
  to: 'BORROWER',
  when: 'ALWAYS',
  once: true,
  noText: true,
  remind: [],
} as const;
const SIGN = { ...STEP, remind: [1, 3, 7] } as const;
const OTHER_SIGNER = {
  to: 'SIGNERS',
  when: 'ALWAYS',
  noText: true,
  remind: [1, 3, 7],
} as const;
const COUNTER = {
  ...STEP,
  instead: (file) => (isCounterOpen(file) ? 'notice.counter-offer' : null),
} as const satisfies TurnPlan;

/**
 * One row per gate of the checklist, and one for its end: who gets a message when the gate becomes current, and when.
 */
const PLANS = {
  cancelled: {
    ...ONE_EMAIL,
    instead: () => 'notice.closed',
  },
  declined: {
    ...ONE_EMAIL,
    instead: () => 'notice.adverse-action',
  },
  facta: { ...ASKED, remind: [2] },
  'file-review': STAFF,
  'delinquency-explain': ASKED,
  'delinquency-review': STAFF,
  'hold-borrower': ASKED,
  'hold-staff': STAFF,

  'pre-disclosure': SECONDS,
  'pre-consent': STEP,
  intake: SECONDS,
  'no-match': STEP,
  'no-match-ssn': STAFF,
  'soft-frozen': STEP,
  'soft-error': ONE_EMAIL,
  minor: ASKED,
  'soft-credit': SECONDS,
  'no-property': STEP,
  'many-properties': STEP,
  locate: SECONDS,
  estimate: STEP,
  value: SECONDS,

  assets: STEP,
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
  submit: STEP,

  income: STEP,
  'income-review': STAFF,
  'employer-contact': STEP,
  employer: OTHERS,
  'id-upload': STEP,
  'id-review': STAFF,
  'id-check': SECONDS,
  'hard-frozen': STEP,
  'hard-error': ONE_EMAIL,
  'hard-credit': SECONDS,

  'prequal-title': SECONDS,
  liens: STEP,
  payoff: OTHERS,
  'valuation-estimate-bpo': STEP,
  'valuation-order-bpo': STEP,
  'valuation-estimate-resi-eval': STEP,
  'valuation-order-resi-eval': STEP,
  'appraisal-request': SECONDS,
  'appraisal-payment': STEP,
  'appraisal-wait': { ...STEP, remind: [] },
  'valuation-wait-bpo': OTHERS,
  'valuation-wait-resi-eval': OTHERS,

  disburse: {
    ...STEP,
    instead: (file) => (file.disbursement.attempt > 1 ? 'bank.account-refused' : null),
  },
  'disburse-review': STAFF,
  'disburse-wait': OTHERS,
  autopay: {
    ...STEP,
    instead: (file) => (file.disbursement.entered === 'MANUAL' ? 'bank.account-accepted' : null),
  },
  'autopay-confirm': STEP,
  'title-order': OTHERS,
  'final-title': OTHERS,
  'co-deed': STEP,
  'closing-conditions-borrower': ASKED,
  'closing-conditions-staff': STAFF,

  flood: OTHERS,
  'closing-disclosure': SECONDS,
  'final-offer': SIGN,
  'signing-package': SECONDS,
  note: SIGN,
  'note-others': OTHER_SIGNER,
  'owner-notice': OTHERS,
  'notary-plan': SECONDS,
  attorney: OTHERS,
  'waiting-period': { ...STEP, noText: true, remind: [] },
  'deed-manual': SIGN,
  'deed-manual-others': OTHER_SIGNER,
  deed: SIGN,
  'deed-others': OTHER_SIGNER,

  'rescission-notice': OTHERS,
  rescission: {
    ...STEP,
    when: 'EVEN_OWN',
    noText: true,
    remind: [],
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
    remind: [],
  },
} as const satisfies { readonly [Gate in GateId | 'complete']: TurnPlan };

/** The gates that have a message. */
export type GateWithMessage = {
  [Gate in keyof typeof PLANS]: (typeof PLANS)[Gate] extends { readonly silent: SilenceReason } ? never : Gate;
}[keyof typeof PLANS];

/** The rows of the table with their text, in the reader's language. `whoseTurn` reads them. */
export const TURNS = Object.fromEntries(
  Object.entries<TurnPlan>(PLANS).map(([gate, plan]) => [
    gate,
    'to' in plan ? withWords(gate as GateWithMessage, plan) : plan,
  ]),
) as { readonly [Gate in GateId | 'complete']: Turn };

function withWords(gate: GateWithMessage, plan: MessagePlan): ReminderMessage {
  return {
    ...plan,
    get subject() {
      return TURN_WORDS[gate].subject;
    },
    get sms() {
      return plan.noText ? null : (TURN_WORDS[gate].sms ?? null);
    },
    get body() {
      return TURN_WORDS[gate].body;
    },
    get link() {
      return TURN_WORDS[gate].link;
    },
  };
}
