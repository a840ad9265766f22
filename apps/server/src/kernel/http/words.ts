/** What is wrong with a call as it was sent. */
export const REFUSED = {
  notJson: 'This is not valid JSON.',
  notAnId: 'Not an id.',
  noVersion: 'Say which version this answers.',
} as const;

/** What the documentation of the calls is called. */
export const DOCS = {
  title: 'Lintel',
  description: 'Home equity lines of credit: every call of the application.',
} as const;
