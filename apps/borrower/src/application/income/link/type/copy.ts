/** Before the page of a bank, a payroll service or a tax office opens. */
export const CONNECT = {
  title: (it: string) => `Connect ${it}`,
  lead: 'You log in on the page of the service itself, and come back here when you are done.',
  see: 'What we will see',
  not: 'What we will not see',
  seeItems: {
    PAY: 'What you were paid, before and after taxes',
    JOB_TITLE: 'Your employer, your job title and since when',
    DEPOSITS: 'Deposits of the last 90 days',
    BALANCES: 'The balances of your accounts',
    TAX_RECORD: 'Your tax record of the last two years',
    FORM_1099: 'Your 1099 forms of the last two years',
    DOCUMENTS: 'What you send',
  },
  notItems: ['Your user name and password', 'What you spend your money on', 'Anything after today: we read once'],
  safe: 'The connection is encrypted with 256 bits. The service never sees your loan, and we never see or store your login.',
  go: (it: string) => `Connect ${it}`,
  back: 'Choose another way',
} as const;
