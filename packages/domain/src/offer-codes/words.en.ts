/** Errors of an offer code's record, for the lender's staff. */
export const OFFER_CODE_ERRORS = {
  code: 'Enter a code of 8 to 20 letters and digits.',
  date: 'Enter a date as yyyy-mm-dd.',
  order: 'The respond-by date is before the in-home date.',
  twice: (row: number) => `Row ${row} has the same offer code.`,
} as const;
