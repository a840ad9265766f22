/** A wait before another try. */
export const WAIT = {
  seconds: (seconds: number): string => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  minutes: (minutes: number): string => `${minutes} minutes`,
} as const;

/** Errors of a malformed call. */
export const REFUSED = {
  notJson: 'This is not valid JSON.',
  notAnId: 'This is not an id.',
  noVersion: 'Send the version that this is based on.',
} as const;
