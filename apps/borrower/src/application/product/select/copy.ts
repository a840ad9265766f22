import type { DiscountType, PayoffPreference } from '@lintel/domain';

const count = (debts: number): string => (debts === 1 ? 'one balance' : `${debts} balances`);

export const SELECT = {
  title: (most: string, name: string | undefined) => (name ? `You can borrow up to ${most}, ${name}` : `You can borrow up to ${most}`),
  lead: 'Adjust anything below. Your payment updates as you go.',
  /** What the choice can draw, next to the most that any choice can. */
  most: (here: string, most: string, term: string, fee: string) => `Up to ${here} with these choices; up to ${most} over ${term} with a ${fee} fee.`,
  mostOfAll: 'No other term or fee lets you draw more.',
  loading: 'Loading your offers',
  none: 'There are no offers to choose from right now. Call us and we will look at it together.',
  problem: 'There is a problem',
  draw: {
    label: 'How much do you want to draw?',
    error: (min: string, max: string) => `Enter an amount between ${min} and ${max}`,
    words: (min: string, max: string) => ({ less: '$1,000 less', more: '$1,000 more', min: `Minimum ${min}`, max: `Maximum ${max}`, range: 'Draw' }),
    moved: (from: string, to: string) => `We changed your draw from ${from} to ${to}: this option doesn't reach further.`,
    undo: 'Undo',
    rate: (draw: string, rate: string) => `Up to ${draw} your rate is ${rate}.`,
    rateAbove: (draw: string, rate: string) => `Above ${draw} your rate is ${rate}.`,
    most: { label: 'Your draw', title: (most: string) => `Your maximum, ${most}`, change: 'Change' },
    tooMuch: 'These debts add up to more than your line. Uncheck one to continue.',
  },
  term: 'Over how long?',
  fee: 'Origination fee',
  way: (payment: string, rate: string) => `${payment}/mo · ${rate}`,
  wayFee: (fee: string) => `${fee} fee`,
  wayCost: (cost: string) => `${cost} total cost`,
  cheapest: 'Lowest total cost',
  forDraw: (draw: string) => `for a draw of ${draw}`,
  notPossible: 'Less than the balances you marked',
  debts: {
    label: 'Debts you could pay off',
    hint: 'Select the debts you’d like us to pay off. We’ll update your offers each time.',
    row: (balance: string, monthly: string) => `${balance} owed, ${monthly} a month`,
    freed: (monthly: string) => `You'd pay ${monthly} less a month on those debts.`,
    updating: 'updating',
  },
  preference: {
    label: (debts: number, total: string) => `You marked ${count(debts)} to pay off (${total})`,
    labels: { DEDUCT: 'Take it out of my draw', PRESERVE: 'Add it to my draw', MAXIMIZE: 'Use my maximum' } satisfies Record<PayoffPreference, string>,
    hints: {
      DEDUCT: (payoff: string, cash: string, keepsDraw: boolean) =>
        (keepsDraw ? `Pay off ${payoff} and receive ${cash} in cash` : `Draw more to cover it: pay off ${payoff} and receive ${cash} in cash`),
      PRESERVE: (payoff: string, cash: string, keepsDraw: boolean) =>
        (keepsDraw ? `Pay off ${payoff} and still receive ${cash}` : `Pay off ${payoff} and receive ${cash}, the most there is`),
      MAXIMIZE: (payoff: string, cash: string) => `Draw all there is, pay off ${payoff} and receive ${cash}`,
    } satisfies Record<PayoffPreference, (payoff: string, cash: string, keepsDraw: boolean) => string>,
  },
  discounts: {
    labels: {
      ALL_IN: 'All discounts', AUTOPAY: 'Autopay discount', CREDIT_UNION: 'Credit union member discount',
      DEPARTMENT_OF_COMMERCE_CU: 'Department of Commerce credit union discount', QUORUM: 'Quorum member discount',
      TEACHERS_FEDERAL_CU: 'Teachers Federal credit union discount', VALLEY_STRONG_FFA: 'Valley Strong FFA member discount',
      VALLEY_STRONG_NON_FFA: 'Valley Strong member discount',
    } satisfies Record<DiscountType, string>,
    saves: (points: string, saving: string) => `Saves ${points}, about ${saving} a month.`,
    optional: 'You get the line without it too.',
  },
  how: 'See how this is calculated',
  server: (payment: string) => `We checked the figures: your payment is ${payment} a month.`,
  live: (payment: string) => `Monthly payment ${payment}`,
  go: 'Continue with this offer',
  goShort: 'Continue',
  busy: (updating: boolean) => (updating ? 'Updating' : 'Saving'),
  final: "Nothing is final yet. You'll review the full terms before you sign.",
  saved: 'Your choices are saved',
  summary: 'Your offer',
  bar: 'Payment and next step',
  mo: '/mo',
  /** In place of a payment while the amount can't be had. */
  blank: '—',
  details: (apr: string) => `${apr} APR · Details`,
} as const;
