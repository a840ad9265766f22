export const PAYOFF = {
  title: 'We’re getting your payoff amounts',
  asked: 'What we asked for',
  since: (day: string) => `Requested ${day}`,
  expected: (day: string) => `expected by ${day}`,
  amount: (amount: string) => `${amount} pays it off`,
  perDiem: (amount: string) => `${amount} more for each day after that`,
  good: (day: string) => `good until ${day}`,
  waiting: 'No amount yet',
  here: 'Received',
  letter: {
    title: 'Do you have a payoff letter?',
    text: 'Send it, and we won’t need to wait for the company you owe.',
    add: 'Add a payoff letter',
    label: 'Payoff letter',
  },
  renew:
    'If an amount is no longer good when we send the money, we’ll ask for a new one. You don’t need to do anything.',
} as const;
