/** The letter to a borrower whose bureau does not answer. */
export const KEEP_TRYING = {
  subject: 'The credit bureau is not answering',
  text: (firstName: string, lender: string) =>
    `Hello ${firstName},\n\nthe credit bureau is not answering, so we could not look at your credit yet. We keep trying and write to you again.\nYour answers are saved. There is nothing for you to do.\n\n${lender}`,
} as const;
