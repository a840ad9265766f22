/** The text message with a code. */
export const PHONE_CODE = (lender: string, code: string): string =>
  `${lender}: your code is ${code}. Enter it in your application within 10 minutes. We'll never call to ask for it.`;

/** The conditions that rules post instead of staff: the document and the text that asks for it. */
export const RULE_CONDITIONS = {
  ownership: {
    document: 'Recorded deed or certificate of trust',
    text: 'Public records show a different type of ownership than your answer. Tell us which one is right.',
  },
  /** The bank returned a deposit after we accepted the account. */
  account: {
    document: 'A bank letter or statement with your name and account number',
    text: 'Your bank sent our small deposit back. Show us that the account is open and in your name.',
  },
  insurance: {
    document: 'Proof of flood insurance',
    text: 'Before we send your money, we need proof that your home has flood insurance.',
  },
} as const;
