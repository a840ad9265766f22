/** On what a lender may end a loan that everybody has signed; the file keeps it beside the reasons. */
export const CLOSING_GROUNDS = [
  'FRAUD',
  'SANCTIONS',
  'TITLE_DEFECT',
  'CONDITION_NOT_MET',
  'PAPERS_WRONG',
  'LAW',
] as const;
