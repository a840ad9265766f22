import type { Reconsidered } from '@lintel/domain';

/** What the desk is told about a value that it gave. */
export const REFUSED = {
  letterDay: 'The day is before the letter was there.',
  paperDay: 'The day is before the paper was made.',
  dayToCome: 'The day is still to come.',
  correction: 'Enter what is right instead.',
  callBack: 'Choose today or a later day to call back.',
} as const;

/** Who says what the home is worth where no valuation was made. */
export const ESTIMATE_SOURCE = 'The borrower’s estimate';

/** What became of a correction; nothing of the loan stands in it. */
export const CORRECTION = {
  subject: 'About the correction you asked for',
  said: {
    ACCEPTED: 'We made the correction you asked for. You can see it in your application.',
    REFUSED:
      "We looked at the correction you asked for and couldn't make it as you wrote it. Call us and we'll sort it out together.",
  },
} as const;

/** What became of a value that was questioned. */
export const RECONSIDERATION: { readonly subject: string; readonly said: Readonly<Record<Reconsidered, string>> } = {
  subject: 'About the value you asked us to look at',
  said: {
    STANDS:
      "We reviewed what you told us about the value of your home. The value stays the same. Call us if you'd like to know why.",
    WITH_VALUER:
      "We reviewed what you told us about the value of your home and asked the appraiser to look again. If the value changes, we'll update your offer and email you.",
  },
};

/** What became of an income that a source gave under another name. ENOUGH: accepted, and the application goes on with it. */
export const INCOME_RECORD = {
  subject: 'About something you showed us',
  said: {
    ENOUGH: 'We reviewed the income source you connected and accepted it. Your application is moving forward.',
    ACCEPTED:
      'We reviewed the income source you connected and accepted it. We need a little more proof of income: your application shows your options.',
    REFUSED:
      "We reviewed the income source you connected. It isn't in your name, so we can't use it. You can connect another one or upload documents in your name.",
  },
} as const;

/** Where the second of two people enters something else than the first. */
export const PAYOFF_DIFFERS =
  "This isn't what your colleague entered. Compare both with the letter. If the first entry is wrong, select “Replace the first entry” and enter this again; a colleague confirms it.";
