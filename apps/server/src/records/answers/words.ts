/** Why an application is not created. */
export const REFUSED = {
  otherEmail: 'Use the e-mail that you sign in with.',
} as const;
