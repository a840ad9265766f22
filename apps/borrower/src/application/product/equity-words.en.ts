export const EQUITY = {
  title: (value: string) => `Your home, valued at ${value}`,
  owed: 'Other loans on your home',
  line: 'This line of credit',
  left: 'Equity left',
} as const;
