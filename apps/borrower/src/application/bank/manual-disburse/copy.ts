export const MANUAL = {
  title: 'Enter your account numbers',
  lead: 'With a bank letter or a statement, or with a small deposit that you confirm.',
  back: 'Back to the ways to give it',
} as const;
