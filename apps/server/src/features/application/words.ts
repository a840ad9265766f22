/** What the borrower is told around the details. */
export const SAID = {
  known: 'We have this already. Ask us to correct it.',
} as const;
