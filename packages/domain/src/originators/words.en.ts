/** Errors of a loan officer's record, for the lender's staff. */
export const ORIGINATOR_ERRORS = {
  kind: 'Choose loan officer or broker.',
  name: 'Enter a name.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  nmlsId: 'Enter an NMLS ID: 1 to 10 digits.',
  email: 'Enter an email address.',
  phone: 'Enter a 10-digit phone number.',
  state: (code: string) => `${code} isn’t a state. Use two-letter codes.`,
  enforce: 'Enter yes or no.',
  hours: (most: number) => `Enter a whole number of hours from 1 to ${most}.`,
  twice: (row: number) => `Row ${row} has the same NMLS ID.`,
} as const;
