export const DOCS = {
  title: 'Lintel',
  description: 'Home equity lines of credit: every call of the application.',
} as const;
