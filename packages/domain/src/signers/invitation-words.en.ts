/** Reasons for staff to remove an additional signer, by code. */
export const SIGNER_REMOVAL_REASONS = {
  WRONG_PERSON: 'Wrong person',
  NAME_WRONG: 'Name on the documents must change',
  NOT_AN_OWNER: 'Signature not required per title',
  WILL_NOT_SIGN: 'Declined to sign',
  ASKED_BY_BORROWER: 'Borrower’s request',
} as const;
