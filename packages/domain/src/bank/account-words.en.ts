/** Why we couldn't accept an account, by the fact's code; the borrower reads the sentence. */
export const ACCOUNT_REFUSALS = {
  NAME_DIFFERS: 'The name on that account doesn’t match the name on your application.',
  ACCOUNT_CLOSED: 'Your bank says this account is closed.',
  DEPOSIT_RETURNED: 'Your bank sent our small deposit back.',
  NO_TRIES_LEFT: 'The code didn’t match in 3 tries.',
  CODE_EXPIRED: 'The code wasn’t entered in time.',
  UNREADABLE: 'We couldn’t read what you sent.',
  NUMBERS_DIFFER: 'The document shows a different account from the one you entered.',
  OUT_OF_DATE: 'The document is too old.',
  CANNOT_RECEIVE: 'This account can’t receive the money.',
  FUNDING_REVIEW: 'We checked this account again before sending your money, and we can’t use it.',
  WITHDRAWN: 'You chose to use another account.',
} as const;

/** Staff decisions about a bank letter or statement, each with its reasons. */
export const BANK_REVIEW = {
  ACCEPTED: {
    label: 'Account verified',
    reasons: {
      LETTER_READ: 'Bank letter shows name and account number',
      STATEMENT_READ: 'Statement shows name and account number',
      CALLED_BANK: 'Bank confirmed by phone',
    },
  },
  REFUSED: {
    label: 'Request another account',
    reasons: Object.fromEntries(
      (
        ['NAME_DIFFERS', 'NUMBERS_DIFFER', 'UNREADABLE', 'OUT_OF_DATE', 'ACCOUNT_CLOSED', 'CANNOT_RECEIVE'] as const
      ).map((code) => [code, ACCOUNT_REFUSALS[code]]),
    ) as Record<string, string>,
  },
} as const;
