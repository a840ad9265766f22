/** Invites somebody to the desk of a lender. */
export const INVITATION = {
  subject: (lender: string) => `Your account at the desk of ${lender}`,
  text: (lender: string, address: string) =>
    `Hello,\n\nyou were invited to the desk of ${lender}. Set your password and your authenticator here within 7 days:\n\n${address}\n\nIf you did not expect this, do nothing.\n\n${lender}`,
} as const;
