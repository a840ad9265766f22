/** Taking somebody out who was named to sign. */
export const TAKE_OUT = {
  whom: (name: string) => `Take out ${name}`,
  title: (name: string) => `Take ${name} out?`,
  text: 'The link that we sent stops working. You then name again who must sign.',
  papers:
    'Papers that are drawn already stop counting. We draw new ones, and what you accepted or signed is accepted and signed again.',
  why: 'Why?',
  whyHint: 'For the file. They don’t see it.',
  missing: 'Say in a few words why',
  submit: 'Take out',
  busy: 'Taking out',
  keep: 'Keep as it is',
  close: 'Close',
  done: (name: string) => `${name} is taken out.`,
  stays: 'Everything stays as it is.',
} as const;

export const FACTS = {
  title: 'Key facts',
  rateAndApr: 'Rate and APR',
  cancel: 'You can cancel for',
  days: '3 business days',
} as const;
