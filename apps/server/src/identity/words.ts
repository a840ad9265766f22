/** Invites somebody to the desk of a lender. */
export const INVITATION = {
  subject: (lender: string) => `Your account at the desk of ${lender}`,
  text: (lender: string, address: string) =>
    `Hello,\n\nyou were invited to the desk of ${lender}. Set your password and your authenticator here within 7 days:\n\n${address}\n\nIf you did not expect this, do nothing.\n\n${lender}`,
} as const;

/** Confirms an e-mail address. */
export const EMAIL_CODE = {
  /** What did not answer when the mail could not be sent. */
  sender: 'The mail service',
  subject: (lender: string) => `Your code from ${lender}`,
  text: (lender: string, code: string) =>
    `Hello,\n\nyour code is ${code}. Type it on the page that asked for it; it is good for 10 minutes. Nobody from ${lender} will ask you for it.\n\nIf you did not ask for a code, do nothing.\n\n${lender}`,
} as const;
