/** Sends a code to an address at work: whoever reads it works there. */
export const CODE_MAIL = {
  subject: 'Your code',
  text: (code: string, lender: string) =>
    `Hello,\n\nYour code is ${code}. Type it on the page that asks where you work. It is good for 15 minutes.\nIf you did not ask for it, you can forget this letter.\n\n${lender}`,
} as const;

/** What does not answer, in the sentence of a vendor that is not there. */
export const THIS_SERVICE = 'This service';
