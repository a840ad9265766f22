/** Why a borrower stops, as far as they say it. Nobody has to: NOT_SAID. */
export const LEAVING_REASONS = ['NOT_NEEDED', 'ANOTHER_LENDER', 'TERMS', 'TOO_LONG', 'OTHER', 'NOT_SAID'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];
