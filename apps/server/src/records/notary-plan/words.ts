/** The explanation of a plan without a waiting period. */
export const NO_WAIT = 'No waiting period applies.';
