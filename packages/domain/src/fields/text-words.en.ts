// The words files of fields have no door: the API's field messages are the specification's own sentences, in English, and
// each browser build checks a form with its own. A file per field keeps the others out of the first page.

/** The error for a missing value where the field has none of its own. */
export const REQUIRED = 'Required';
export const TOO_LONG = 'Must be at most 100 characters';
