/** Kinds of persons with a profile (ledger ENUM-029; BORROWER is ours, calls shape Profile). */
export const PROFILE_TYPES = ['BORROWER', 'CO_DEEDER'] as const;

/** What a person's postal addresses are for. */
export const ADDRESS_TYPES = ['HOME', 'MAILING'] as const;
