/** Messages after the browser's own form post. */
export const POSTED = {
  needsScript: 'Reload this page to finish; your other answers are saved.',
  tooLong: 'This is too long.',
} as const;
