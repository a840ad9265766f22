export const SELECT = {
  title: (most: string, name: string | undefined) =>
    name ? `You can borrow up to ${most}, ${name}` : `You can borrow up to ${most}`,
  lead: (hasRightToCancel: boolean) =>
    `Your draw is the money you take from your line. We send it to you after you sign${hasRightToCancel ? ' and your right to cancel ends' : ''}. If you ask us to pay off debts, we pay them from your draw first. You can change anything below.`,
  /** Which choice the maximum in the heading belongs to, and the maximum of the one that is selected. */
  most: (term: string, fee: string, here: string) =>
    `That’s with ${term} and a ${fee} fee. With your choices below, it’s ${here}.`,
  /** The same where the term makes no difference, only the fee. */
  mostByFee: (fee: string, feeHere: string, here: string) =>
    `That’s with a ${fee} fee. With the ${feeHere} fee below, it’s ${here}.`,
  mostOfAll: 'No other term or fee lets you borrow more.',
  withDebts: (payoff: string) => `The maximum includes ${payoff} to pay off your debts.`,
  loading: 'Loading your offers',
  none: 'You have no offers right now. Call us and we’ll help.',
  problem: 'Fix the following to continue',
  draw: {
    label: 'How much do you want to draw?',
    start: (draw: string) =>
      `We started you at ${draw}, about halfway between your minimum and maximum. Change it to the amount you need.`,
    error: (min: string, max: string) => `Enter an amount between ${min} and ${max}`,
    words: (min: string, max: string) => ({
      less: '$1,000 less',
      more: '$1,000 more',
      min: `Minimum ${min}`,
      max: `Maximum ${max}`,
      range: 'Draw',
    }),
    moved: (from: string, to: string) => `We changed your draw from ${from} to ${to}, this option’s limit.`,
    undo: 'Undo',
    rates:
      'The more you draw, the higher your rate. One rate covers your whole draw. With the term and fee selected below:',
    rate: (draw: string, rate: string) => `Up to ${draw}: ${rate}`,
    rateAbove: (draw: string, rate: string) => `Above ${draw}: ${rate}`,
    most: { label: 'Your draw', title: (most: string) => `Your maximum, ${most}`, change: 'Change' },
    tooMuch: 'These debts add up to more than your line. Uncheck one to continue.',
  },
  term: 'Choose a term',
  fee: 'Origination fee',
  feeHint: 'One-time, added to your line.',
  way: (payment: string, rate: string) => `${payment}/mo · ${rate}`,
  wayFee: (fee: string) => `${fee} fee`,
  wayCost: (cost: string, years: number) => `${cost} interest and fees over ${years} years`,
  cheapest: 'Lowest total cost',
  forDraw: (draw: string) => `for a draw of ${draw}`,
  notPossible: 'Less than the debts you selected',
  debts: {
    label: 'Debts you could pay off',
    hint: 'Select the debts you’d like us to pay off from your draw. We’ll update your offers each time.',
    row: (balance: string, monthly: string) => `${balance} owed, ${monthly} a month`,
    freed: (monthly: string) =>
      `You’d stop paying ${monthly} a month on those debts. Your home would secure what we pay off.`,
    updating: 'updating',
  },
  how: 'See how this is calculated',
  server: (payment: string) => `We checked: your payment is ${payment} a month.`,
  live: (payment: string) => `Monthly payment ${payment}`,
  go: 'Continue with this offer',
  goShort: 'Continue',
  busy: (updating: boolean) => (updating ? 'Updating' : 'Saving'),
  final:
    'Next, you’ll review this offer and decide whether to accept it. Continuing doesn’t affect your credit score, and nothing is final before you sign.',
  saved: 'Your choices are saved',
  summary: 'Your offer',
  bar: 'Payment and next step',
  mo: '/mo',
  /** Replaces a payment while the amount isn't available. */
  blank: '—',
  details: (apr: string) => `${apr} APR · Details`,
} as const;
