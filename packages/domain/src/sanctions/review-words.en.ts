/** Why a possible match is a different person. */
export const CLEAR_REASONS = {
  BIRTH_DATE_DIFFERS: 'Birth date differs',
  NAME_DIFFERS: 'Full name differs',
  PLACE_DIFFERS: 'Place of birth, nationality or address differs',
  ID_DIFFERS: 'Identity document differs',
  LIST_CONTACTED: 'OFAC hotline: not a match',
} as const;

/** Why a possible match is the same person. */
export const CONFIRM_REASONS = {
  IDENTIFIERS_AGREE: 'Name and identifiers match',
  LIST_CONTACTED: 'OFAC hotline confirmed the match',
} as const;
