/** Messages to the borrower about the details. */
export const SAID = {
  known: 'We already have this. Ask us to correct it.',
} as const;
