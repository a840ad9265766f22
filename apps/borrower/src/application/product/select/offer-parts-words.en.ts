export const ASK = {
  title: 'Change what you pay off?',
  text: 'We’ll update your offers. We’ll keep your draw, term and fee as far as we can.',
  change: 'Update my offers',
  back: 'Go back',
} as const;

export const BUY_DOWN = {
  label: 'Pay more now for a lower rate',
  row: (rate: string, fee: string, saving: string, months: number) =>
    `${rate}: ${fee} more in fees, ${saving} less a month. You break even after ${months} months.`,
  choose: (rate: string) => `Choose ${rate}`,
} as const;

/** How an offer's figures are calculated, by the agreement's rules. */
export const HOW = {
  payment: (line: string, rate: string, months: number) =>
    `You borrow the whole line on the first day. Your payment pays back ${line} at ${rate} in ${months} equal monthly payments.`,
  interestOnly: (line: string, rate: string) => `Your payment is one month of interest on ${line} at ${rate}.`,
  interest: (line: string, rate: string, monthly: string, first: string) =>
    `Each month’s interest is the balance you owe times ${monthly}, a twelfth of ${rate}. On ${line} that’s ${first} for the first month. It goes down as you pay back what you owe.`,
  cost: (paid: string, draw: string, cost: string) =>
    `Your payments add up to ${paid}. You get ${draw}, in cash or as debts we pay off, so borrowing costs you ${cost}.`,
} as const;
