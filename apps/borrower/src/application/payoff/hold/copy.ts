export const PAYOFF = {
  title: 'We are asking for your payoff figures',
  asked: 'What we asked for',
  since: (day: string) => `Asked ${day}`,
  expected: (day: string) => `expected by ${day}`,
  amount: (amount: string) => `${amount} pays it off`,
  perDiem: (amount: string) => `${amount} more for each day after that`,
  good: (day: string) => `good until ${day}`,
  waiting: 'No figure yet',
  here: 'Received',
  letter: {
    title: 'Do you have a payoff letter?',
    text: 'Send it, and we need not wait for your lender.',
    add: 'Add a payoff letter',
    label: 'Payoff letter',
  },
  renew: 'Should a figure run out before the money leaves, we ask for a new one. You have nothing to do.',
} as const;
