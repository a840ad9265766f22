/** Heading, owner and usual time come with the status: several steps wait here. */
export const HOLD = {
  heading: (sentence: string) => sentence.replace(/\.$/, ''),
  next: 'What comes next',
  who: 'Who comes',
  when: 'When',
  expected: 'Expected by',
  order: 'Your order',
  ordered: 'Ordered',
  fee: 'Fee, taken from your line at closing',
  outside: 'It is done from outside: open the door only if you are asked to.',
} as const;
