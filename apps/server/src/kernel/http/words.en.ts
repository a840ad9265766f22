/** Errors of a malformed call. */
export const REFUSED = {
  notJson: 'This is not valid JSON.',
  notAnId: 'This is not an id.',
  noVersion: 'Send the version that this is based on.',
} as const;
