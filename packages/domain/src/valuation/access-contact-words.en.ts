/** Errors of the form for the person who lets an appraiser in. Only in English, as in `fields/text-words.en.ts`. */
export const NO_NAME = 'Enter a name';
export const NOTES_LONG = 'Use at most 500 characters';
