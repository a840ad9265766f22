/** Shown for anything that is not an error, and for an error without a message. */
export const UNEXPECTED = 'Something unexpected happened';
