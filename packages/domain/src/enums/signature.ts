/** How a paper was signed. */
export const SIGNATURE_WAYS = ['ELECTRONIC', 'INK'] as const;

/** Who saw a signature: the signing service, a notary, or staff. */
export const SIGNATURE_WITNESSES = ['ESIGN', 'NOTARY', 'STAFF'] as const;

/** What is filled in at a place of a paper. */
export const FIELD_KINDS = ['SIGNATURE', 'INITIALS'] as const;
