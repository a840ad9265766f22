/** Named in the error when the vendor doesn't respond. */
export const LOOK_UP = { vendor: 'The address lookup' } as const;
