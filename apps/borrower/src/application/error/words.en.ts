import { currentLocale } from '@lintel/domain';
const CLOCK = new Intl.DateTimeFormat(currentLocale(), {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

export const CREDIT_ERROR = {
  title: 'We couldn’t read your credit file',
  whose: 'The problem is with the credit bureau, not your file.',
  next: (instant: string) => `We’ll try again automatically on ${CLOCK.format(new Date(instant))}.`,
  nextTitle: 'What happens next',
  person:
    'We’ve tried three times. A loan specialist is taking over and will write to you. You don’t need to do anything.',
  notADecline: 'This is not a decline.',
  safe: 'Your answers are saved. Trying again doesn’t affect your credit score.',
  back: 'Back to your application status',
  dashboard: 'Go to dashboard',
} as const;

/** A link that ended without an answer. */
export const INCOME_ERROR = {
  title: 'The connection failed',
  nothing: 'Nothing is wrong with your connection',
  nothingText: 'Your last connection worked, or you haven’t started one yet.',
  next: 'What you can do',
  safe: 'This isn’t a decision about your application. Your answers are saved.',
  back: 'Back to your income',
  talk: 'Call us, and we’ll find another way together.',
} as const;
