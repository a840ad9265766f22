/** The text around the message in every email to a borrower. */
export const LETTER_WORDS = {
  open: 'Open my application',
  hello: (firstName: string) => `Hello ${firstName},`,
  safe: 'We never ask for your password or your Social Security number by email.',
  questions: (lender: string, phone: string, email: string) =>
    `Questions? Call ${lender} at ${phone} or email ${email}.`,
} as const;
