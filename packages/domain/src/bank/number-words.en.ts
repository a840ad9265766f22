/** A field's message, as in `fields/text-words.en.ts`. */
export const NO_ACCOUNT_NUMBER = 'Enter the account number from your bank.';
