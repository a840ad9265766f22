/** Text of the layout around every application page. */
export const LAYOUT = {
  owner: { YOU: 'Your turn', US: 'We’re working on it', OTHER: 'Waiting on someone else' },
  chosen: (line: string, rate: string) => `${line} line at ${rate}`,
  final: 'You can’t change finished steps that have no link.',
  offer: {
    title: 'Your offer',
    signedTitle: 'Your line of credit',
    cash: 'Cash to you',
    unit: '/month',
    line: 'Line amount',
    rate: 'Rate and APR',
    cost: 'Cost including fees',
    aYear: (rate: string) => `${rate} a year`,
    withAutopay: (payment: string, rate: string) =>
      `With autopay. Without it, you’d pay ${payment} a month at ${rate}.`,
    withoutAutopay: (payment: string, rate: string) =>
      `Without autopay. With it, you’d pay ${payment} a month at ${rate}.`,
    term: 'Term',
    years: (years: number) => `${years} years`,
    details: 'View or print details',
  },
  home: {
    title: 'Your home',
    value: 'Home value',
    noValue: 'Not known yet',
    condition: 'Condition',
    conditions: {
      UNKNOWN_CONDITION: '',
      NOT_AVAILABLE: '',
      POOR: 'Poor',
      FAIR: 'Fair',
      AVERAGE: 'Average',
      GOOD: 'Good',
      EXCELLENT: 'Excellent',
    },
  },
} as const;
