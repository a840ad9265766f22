/** Figures as pictures, each with the same figures as text. */
export const PICTURES = {
  part: 'Part',
  amount: 'Amount',
  equity: {
    title: (value: string) => `Your home, valued at ${value}`,
    owed: 'Other loans on your home',
    line: 'This line of credit',
    left: 'Equity left',
  },
  cost: {
    title: (total: string) => `You’d pay ${total} in all`,
    draw: 'Your draw',
    fees: 'Fees and costs',
    interest: 'Interest',
  },
  balance: 'What you’d owe over the years',
  drawPeriod: (years: number) => `Draw period, the first ${years} years`,
  repayPeriod: (years: number) => `Repayment period, the next ${years} years`,
  then: (from: string, to: string) => `${from} to ${to}`,
  every: 'See every year',
  columns: { year: 'Year', principal: 'Principal', interest: 'Interest', owed: 'Still owed' },
} as const;
