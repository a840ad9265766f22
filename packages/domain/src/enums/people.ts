/** Kinds of people with a profile. CO_DEEDER is the specification's word, BORROWER is ours. */
export const PROFILE_TYPES = ['BORROWER', 'CO_DEEDER'] as const;

/** What a person's postal addresses are for. */
export const ADDRESS_TYPES = ['HOME', 'MAILING'] as const;

/**
 * Roles of additional signers: CO_BORROWER also owes the debt; CO_DEEDER, an owner or an owner's spouse, signs only the
 * deed.
 */
export const SIGNER_ROLES = ['CO_BORROWER', 'CO_DEEDER'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

/** Why the title requires a person to sign. */
export const SIGNER_RELATIONS = ['CO_OWNER', 'SPOUSE'] as const;

/** Whether a person lives in the home; unknown counts as yes. */
export const LIVES_THERE = ['UNKNOWN', 'YES', 'NO'] as const;
