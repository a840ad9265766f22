/**
 * A reason for a worse offer that the law's list doesn't have. Recorded, and printed in a notice, which is in English.
 */
export const lowerScore = (factor: string): string => `Credit score lower than before: ${factor}`;
export const figuresChanged = (cause: string | null): string =>
  cause === null ? 'The figures in your application changed' : `The figures in your application changed: ${cause}`;
