/** How the debts to be paid off meet the draw (ledger ENUM-026). */
export const PAYOFF_PREFERENCES = ['DEDUCT', 'PRESERVE', 'MAXIMIZE'] as const;
export type PayoffPreference = (typeof PAYOFF_PREFERENCES)[number];

/** Whether a debt is marked to be paid off from the line (ledger ENUM-030; NOT_MARKED is ours). */
export const PAYOFF_STATUSES = ['MARKED_FOR_PAYOFF', 'NOT_MARKED'] as const;
export type PayoffStatus = (typeof PAYOFF_STATUSES)[number];

/** What sort of debt a liability is. Only a LIEN stands on the home. */
export const LIABILITY_KINDS = ['LIEN', 'CARD', 'LOAN'] as const;
export type LiabilityKind = (typeof LIABILITY_KINDS)[number];
