/** The most times a borrower can give a Social Security number to find the credit file; after that staff review it. */
export const MAX_SSN_TRIES = 2;

/** The most times in 24 hours that a borrower can report that a freeze is lifted. */
export const MAX_UNFREEZE_TRIES = 3;

/** Seconds between automatic retries after a bureau's error; after the last one staff ask the bureau. */
export const RETRY_WAITS: readonly number[] = [15 * 60, 3600, 4 * 3600];
