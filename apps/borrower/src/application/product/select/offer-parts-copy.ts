export const ASK = {
  title: 'Change what you pay off?',
  text: 'We make your offers again. Your draw, term and fee stay as far as they can.',
  change: 'Change it',
  back: 'Go back',
} as const;

export const BUY_DOWN = {
  label: 'Pay more now for a lower rate',
  row: (rate: string, fee: string, saving: string, months: number) =>
    `${rate}: ${fee} more in fees, ${saving} less a month. Even after ${months} months.`,
  choose: (rate: string) => `Choose ${rate}`,
} as const;

/** How the figures of an offer are made, as the agreement counts them. */
export const HOW = {
  payment: (line: string, rate: string, months: number) =>
    `Your payment pays back ${line} at ${rate} in ${months} equal payments. The whole line is drawn when it’s opened.`,
  interestOnly: (line: string, rate: string) => `Your payment is the interest of one month on ${line} at ${rate}.`,
  interest: (line: string, rate: string, monthly: string, first: string) =>
    `Each month’s interest is the balance you owe times ${monthly}, a twelfth of ${rate}. On ${line} that’s ${first} for the first month. It falls as you pay back.`,
  cost: (paid: string, draw: string, cost: string) =>
    `All payments together are ${paid}. You receive ${draw} or have debts paid with it, so it costs you ${cost}.`,
} as const;
