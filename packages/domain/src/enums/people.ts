/** Kinds of persons with a profile (ledger ENUM-029; BORROWER is ours, calls shape Profile). */
export const PROFILE_TYPES = ['BORROWER', 'CO_DEEDER'] as const;

/** What a person's postal addresses are for. */
export const ADDRESS_TYPES = ['HOME', 'MAILING'] as const;

/** Who signs besides the borrower: a debtor too, or an owner (or owner's spouse) for the deed alone. */
export const SIGNER_ROLES = ['CO_BORROWER', 'CO_DEEDER'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

/** Why the title asks somebody to sign. */
export const SIGNER_RELATIONS = ['CO_OWNER', 'SPOUSE'] as const;

/** Whether somebody lives in the home; unknown counts as yes. */
export const LIVES_THERE = ['UNKNOWN', 'YES', 'NO'] as const;
