/** Why an application isn't created. */
export const REFUSED = {
  otherEmail: 'Use the email address you log in with.',
} as const;
