export const OFFER_CODES = {
  title: 'Offer codes',
  lead: 'Codes on your mailed offers. Entering a code fills in the name and address from the letter. It works through its respond-by date.',
  list: 'Offer codes by respond-by date',
  none: 'No offer codes yet.',
  count: (codes: number) => (codes === 1 ? '1 code' : `${codes} codes`),
  open: (date: string) => `Respond by ${date}`,
  over: 'Expired',
  import: 'Import a CSV file',
  importHint: (columns: readonly string[]) =>
    `The first row names the columns: ${columns.join(', ')}. Dates are yyyy-mm-dd. A row whose code already exists replaces it. If any row has an error, nothing is saved.`,
  imported: 'File imported.',
} as const;
