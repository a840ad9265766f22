/** What is wrong with a call as it was sent. */
export const REFUSED = {
  notJson: 'This is not valid JSON.',
  notAnId: 'Not an id.',
  noVersion: 'Say which version this answers.',
} as const;
