/** A line to write on by hand. */
const LINE = '_'.repeat(40);

/** The addressee of a letter to an owner whom the land records don't name. */
export const ADDRESSEE = { owner: 'Owner of the home' } as const;

/** A letter's cover sheet. */
export const COVER = {
  title: 'Your documents',
  plainLine: 'A list of the documents in this letter.',
  from: (lender: string, loanNumber: string) => `From ${lender}, about your loan ${loanNumber}.`,
  caption: 'In this letter',
  head: ['Document', 'Pages', 'I have read it'],
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  tickHere: '[   ]',
  keep: 'For you to keep',
  sign: 'Keep these documents. After you read each one, check its box above. Then sign here and send us this sheet. We’ll continue your application when we get it.',
  signature: `Signature ${LINE}`,
  date: `Date ${LINE}`,
  sendTo: 'Send this sheet to',
  questions: (phone: string, email: string) => `Questions? Call ${phone} or email ${email}.`,
} as const;
