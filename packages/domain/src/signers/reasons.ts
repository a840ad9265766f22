/** Why the desk takes a signer out. */
export const SIGNER_REMOVAL_REASONS = {
  WRONG_PERSON: 'Somebody else was meant',
  NAME_WRONG: 'The name on the papers must be another',
  NOT_AN_OWNER: 'The title shows that they need not sign',
  WILL_NOT_SIGN: 'They do not want to sign',
  ASKED_BY_BORROWER: 'The borrower asked',
} as const;

/** What the file keeps when the borrower takes a signer back, or somebody their consent to screens; their own words are kept sealed. */
export const TAKEN_BACK = 'TAKEN_BACK';
