/** How often a Social Security number may be given to find the credit file; after that a person looks (call CR-2). */
export const MOST_SSN_TRIES = 2;

/** How often in 24 hours a borrower may say that a freeze is lifted (call CR-2). */
export const MOST_UNFREEZE_TRIES = 3;

/** Seconds after a bureau's error until it is asked again by itself; after the last, staff ask. */
export const RETRY_WAITS: readonly number[] = [15 * 60, 3600, 4 * 3600];
