/** Shown before the page of a bank, a payroll service or a tax office opens. */
export const CONNECT = {
  title: (it: string) => `Connect ${it}`,
  lead: 'You’ll log in on another site and come back here when you’re done.',
  see: 'What we’ll see',
  not: 'What we won’t see',
  seeItems: {
    PAY: 'What you were paid, before and after taxes',
    JOB_TITLE: 'Your employer, your job title and your start date',
    DEPOSITS: 'Deposits from the last 90 days',
    BALANCES: 'The balances of your accounts',
    TAX_RECORD: 'Your tax record for the last 2 years',
    FORM_1099: 'Your 1099 forms for the last 2 years',
    DOCUMENTS: 'What you send',
  },
  notItems: ['Your user name and password', 'What you spend your money on', 'Anything after today. We look once.'],
  safe: 'The connection uses 256-bit encryption. That site never sees your application, and we never see or store your login.',
  go: (it: string) => `Connect ${it}`,
  back: 'Choose another way',
} as const;
