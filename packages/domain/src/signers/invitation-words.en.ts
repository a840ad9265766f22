export const SIGNER_REMOVAL_REASONS = {
  WRONG_PERSON: 'Wrong person',
  NAME_WRONG: 'The name on the documents must change',
  NOT_AN_OWNER: "The title shows they don't need to sign",
  WILL_NOT_SIGN: "They don't want to sign",
  ASKED_BY_BORROWER: 'The borrower asked',
} as const;
