/** The explanation of a plan without a waiting period. */
export const WAIT = { none: 'No waiting period applies.' } as const;
