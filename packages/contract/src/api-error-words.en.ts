/** Shown for anything that is not an error, and for an error without a message (ERR-029). */
export const UNEXPECTED = 'Something unexpected happened';
