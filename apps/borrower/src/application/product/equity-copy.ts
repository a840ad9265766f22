export const EQUITY = {
  title: (value: string) => `Your home, valued at ${value}`,
  owed: 'Other loans on it',
  line: 'This line',
  left: 'Equity left',
} as const;
