/** Wrong codes of six digits before another is needed, and minutes for which one is good. */
export const MOST_CODE_TRIES = 5;
export const CODE_MINUTES = 15;
