/** What the borrower is told around the details. */
export const SAID = {
  known: 'We have this already. Ask us to correct it.',
} as const;

/** Why an application is not created. */
export const REFUSED = {
  otherEmail: 'Use the e-mail that you sign in with.',
} as const;
