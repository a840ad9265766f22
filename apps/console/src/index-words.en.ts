/** The page before its script runs. */
export const INDEX_PAGE = {
  title: 'Lender console',
  noScript: 'The console needs JavaScript. Turn it on in your browser, then reload the page.',
} as const;
