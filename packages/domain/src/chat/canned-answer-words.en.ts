/** Errors of a canned answer that staff enter. */
export const CANNED_ANSWER_ERRORS = {
  title: 'Enter a title.',
  titleTooLong: (most: number) => `Use at most ${most} characters.`,
  text: 'Enter the answer.',
  textTooLong: (most: number) => `Use at most ${most} characters.`,
  placeholder: 'Use no placeholder other than {{firstName}}.',
  secretNumber: 'Remove what looks like a Social Security or account number.',
} as const;
