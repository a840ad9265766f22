/** What the documentation of the calls is called. */
export const DOCS = {
  title: 'Lintel',
  description: 'Home equity lines of credit: every call of the application.',
} as const;
