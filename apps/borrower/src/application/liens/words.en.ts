import type { Lien } from '@lintel/contract';
import { type LienAnswer, formatMoney } from '@lintel/domain';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'] as const;
const named = (name: string, mask: string | null | undefined): string => (mask ? `${name} ending ${mask}` : name);

export const LIENS = {
  title: "What's owed on your home?",
  found: (count: number) =>
    count === 1
      ? 'We found one debt that is secured by your home. Tell us about it.'
      : `We found ${count} debts that are secured by your home. Tell us about each one.`,
  none: 'We didn’t find any debt that is secured by your home. If we missed one, add it.',
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
  right: 'What’s true about this debt?',
  answers: {
    CORRECT: 'I owe it and will keep it',
    PAY_OFF: 'I owe it. Pay it off with this line',
    PAID_OFF: 'I already paid it off',
    NOT_MINE: 'It isn’t mine',
  } satisfies Record<LienAnswer, string>,
  required: 'The law requires us to pay off this one with the new line, so we selected it for you.',
  counts: 'It still counts until we review your proof. We can’t close before then.',
  proof: {
    PAID_OFF: 'Send the release letter now, or later from your to-do list.',
    NOT_MINE: 'Send proof that it isn’t yours. You can do it now, or later from your to-do list.',
  },
  addProof: 'Add proof now',
  proofOf: (name: string) => `Proof about ${name}`,
  accepted: 'We accepted your proof.',
  sent: 'We’ll get your proof with your answers when you continue.',
  wrong: 'Is a figure wrong?',
  comment: 'What should it be?',
  commentHint: 'A loan specialist will review it. Until then, we’ll use the figure shown.',
  keep: 'Save this note',
  kept: 'Note saved',
  saving: 'Saving',
  add: 'Add a lien we missed',
  addIt: 'Add this lien',
  adding: 'Adding',
  cancel: "Don't add one",
  added: (name: string) => `${name} added`,
  remove: 'Remove',
  removes: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  creditor: 'Lender or lienholder',
  balance: 'Still owed',
  monthlyPayment: 'Monthly payment',
  positionHint: 'The first mortgage is 1.',
  errors: {
    creditorName: 'Enter the name of the lender',
    monetaryBalance: 'Enter the amount still owed in dollars',
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
    'Moving a card balance to this line secures it with your home and spreads it over years. You may pay less each month but more in total.',
  meaning: 'What this means',
  value: 'Home value',
  owedTo: (name: string) => `Owed to ${name}`,
  line: 'This line, including the fee',
  share: 'Owed against your home',
  draw: 'Your draw',
  paysOff: (name: string) => `Pays off ${name}`,
  cash: 'Cash to you',
  newPayment: 'New payment',
  gone: 'Payments that end',
  change: 'Change each month',
  outlook:
    'This is an estimate. If your answers change the figures, we’ll update your offer and show you both versions.',
  short:
    'Your draw isn’t enough to pay for this. When you continue, we’ll update your offer with a draw that’s large enough and show you the old and the new. You won’t sign anything before you agree.',
  minus: (amount: number) => `−⁠${formatMoney(amount)}`,
  plus: (amount: number) => (amount < 0 ? `−⁠${formatMoney(-amount)}` : `+${formatMoney(amount)}`),
  records: 'Are the records wrong?',
  parcel: 'Correct the parcel number',
  ownership: 'Correct how title is held',
  go: 'Continue',
  busy: 'One moment',
} as const;
