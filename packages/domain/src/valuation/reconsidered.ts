/** What the desk answers a borrower who questioned a value (calls VA-5): it stands, or its valuer was asked to look again. */
export const RECONSIDERED = ['STANDS', 'WITH_VALUER'] as const;
export type Reconsidered = (typeof RECONSIDERED)[number];
