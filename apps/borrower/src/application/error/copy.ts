const CLOCK = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

export const CREDIT_ERROR = {
  title: "We couldn't read your credit file",
  whose: 'The fault is on its side, not in your file.',
  next: (instant: string) => `We ask again by ourselves on ${CLOCK.format(new Date(instant))}.`,
  nextTitle: 'What happens now',
  person: 'We have asked three times. A person takes over now and writes to you; you need not do anything.',
  notADecline: 'Nothing on this page is a decline.',
  safe: 'Your answers are saved, and asking again does not affect your score.',
  back: 'Back to where it stands',
  dashboard: 'Go to dashboard',
} as const;

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
