/** Whom the land records do not name. */
export const NAMES = { SPOUSE: 'your spouse', CO_OWNER: 'another owner' } as const;

/** What a person is told whom nobody could reach, or who would be invited at the borrower's own address. */
export const SIGNER = {
  unreachable: 'Give an email address or a mobile phone.',
  ownEmail: 'Give an email address of their own: they sign in with it.',
} as const;
