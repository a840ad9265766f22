import type { Lien } from '@lintel/contract';
import type { LienAnswer } from '@lintel/domain';
import { formatMoney } from '@lintel/domain';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'] as const;
const named = (name: string, mask: string | null | undefined): string => (mask ? `${name} ending ${mask}` : name);

export const LIENS = {
  title: "What's owed on your home?",
  found: (count: number) =>
    count === 1
      ? 'We found one debt that is secured by your home. Tell us about it.'
      : `We found ${count} debts that are secured by your home. Tell us about each one.`,
  none: 'We found no debt that is secured by your home. Add one if we missed it.',
  problem: 'There is a problem',
  notSaved: "We couldn't save this answer. Check your connection and choose again.",
  unanswered: 'Tell us about each lien',
  named,
  source: { CREDIT: 'Your credit report', COUNTY: 'The county’s records', BORROWER: 'You' } satisfies Record<
    Lien['source'],
    string
  >,
  position: 'Position',
  positionOf: (position: number | null | undefined) => ORDINALS[(position ?? 0) - 1] ?? 'Not known',
  payment: 'Payment',
  monthly: (amount: number) => `${formatMoney(amount)} a month`,
  paymentUnknown: 'Not known',
  from: 'Source',
  owed: 'still owed',
  recorded: 'as recorded',
  right: 'Is this right?',
  answers: {
    CORRECT: 'Yes, this is correct',
    PAY_OFF: 'Pay off with this line',
    PAID_OFF: 'Already paid',
    NOT_MINE: 'Not mine',
  } satisfies Record<LienAnswer, string>,
  required: 'The law has this one paid off with the new line, so it is marked.',
  counts: 'It still counts until we have read your proof; we can’t close before that.',
  proof: {
    PAID_OFF: 'Send the release letter now, or later from your to-do list.',
    NOT_MINE: 'Send what shows that it is not yours now, or later from your to-do list.',
  },
  addProof: 'Add proof now',
  proofOf: (name: string) => `Proof about ${name}`,
  accepted: 'We have accepted your proof.',
  sent: 'Your proof goes with your answers when you continue.',
  wrong: 'Is a figure wrong?',
  comment: 'What should it be?',
  commentHint: 'A person reads it. Until then the figure counts as it stands.',
  keep: 'Keep this note',
  kept: 'Note kept',
  saving: 'Saving',
  add: 'Add a lien we missed',
  addIt: 'Add this lien',
  adding: 'Adding',
  cancel: "Don't add one",
  added: (name: string) => `${name} added`,
  remove: 'Take away',
  removes: (name: string) => `Take away ${name}`,
  removed: (name: string) => `${name} taken away`,
  creditor: 'Lender or holder',
  balance: 'Still owed',
  monthlyPayment: 'Monthly payment',
  positionHint: 'The first mortgage is 1.',
  errors: {
    creditorName: 'Enter the name of the lender',
    monetaryBalance: 'Enter what is still owed in dollars',
    monthlyPayment: 'Enter the monthly payment in dollars',
    position: 'Enter a position from 1 to 9',
  },
  more: 'Pay off anything else with this line?',
  moreHint: (draw: string) =>
    `Optional. It comes out of your ${draw} draw, and we send the money straight to the lender.`,
  moreHintPlain: 'Optional. We send the money straight to the lender.',
  debt: (balance: string, payment: string) => `${balance} owed. Frees up ${payment} a month`,
  less: (freed: string) => `You’d pay ${freed} less a month to others.`,
  caution:
    'Moving a card balance to this line secures it with your home and spreads it over years. It can cost less a month, and more in all.',
  meaning: 'What this means',
  value: 'Home value',
  owedTo: (name: string) => `Owed to ${name}`,
  line: 'This line, fee included',
  share: 'Owed against your home',
  draw: 'Your draw',
  paysOff: (name: string) => `Pays off ${name}`,
  cash: 'Cash to you',
  newPayment: 'New payment',
  gone: 'Payments gone',
  change: 'Change each month',
  outlook: 'An outlook. If your answers change the figures, we make your offer again and show you both.',
  short:
    'Your draw doesn’t pay for this. When you continue, we make your offer again with a draw that does, and show you the old and the new. Nothing is signed before you agree.',
  minus: (amount: number) => `−⁠${formatMoney(amount)}`,
  plus: (amount: number) => (amount < 0 ? `−⁠${formatMoney(-amount)}` : `+${formatMoney(amount)}`),
  records: 'The records are wrong?',
  parcel: 'Correct the parcel number',
  ownership: 'Correct how title is held',
  go: 'Continue',
  busy: 'One moment',
} as const;
