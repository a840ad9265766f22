/** A link ended without an answer. */
export const INCOME_ERROR = {
  title: 'The connection failed',
  nothing: 'There is nothing wrong with your connection',
  nothingText: 'Your last connection to a source went through, or you have not begun one.',
  next: 'What you can do',
  safe: 'This is no decision about your application. Your answers are saved.',
  back: 'Show your income',
  talk: 'Call us, and we find another way together.',
} as const;
