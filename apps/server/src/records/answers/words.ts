/** Why an application is not created. */
export const REFUSED = {
  otherEmail: 'Use the email address you log in with.',
} as const;
