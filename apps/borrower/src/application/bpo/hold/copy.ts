/** Heading, owner and usual time come with the status: several steps wait here. */
export const HOLD = {
  heading: (sentence: string) => sentence.replace(/\.$/, ''),
  next: 'What comes next',
  who: 'Who’s coming',
  when: 'When',
  expected: 'Expected by',
  order: 'Your order',
  ordered: 'Ordered',
  fee: 'Fee, taken from your line at closing',
  outside: 'The visit covers only the outside of your home. You don’t need to be there.',
} as const;
