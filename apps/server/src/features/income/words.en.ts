/** The email with a code to the borrower's work address. A person who can read it works there. */
export const CODE_MAIL = {
  subject: (lender: string) => `Your code from ${lender}`,
  text: (code: string, lender: string) =>
    `Hello,\n\nYour code is ${code}. Enter it on the page that asks where you work. It expires in 15 minutes.\n\nIf you didn’t ask for a code, you don’t need to do anything.\n\n${lender}`,
} as const;

/** Named in the error when the vendor doesn't respond. */
export const SOURCE = { vendor: 'This service' } as const;
