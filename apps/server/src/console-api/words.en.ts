import type { ReconsiderationOutcome } from '@lintel/domain';

/** Field errors for staff. */
export const REFUSED = {
  letterDay: 'Enter a day on or after the day the letter was created.',
  documentDay: 'Enter a day on or after the day the document was prepared.',
  dayToCome: 'Enter today or an earlier day.',
  correction: 'Enter the correct information.',
  callBack: 'Choose today or a later day for the callback.',
} as const;

/** The source of a value where no valuation was made. */
export const VALUE_SOURCE = { estimate: 'Borrower’s estimate' } as const;

/** The result of a correction; it contains nothing about the loan. */
export const CORRECTION = {
  subject: 'About the correction you asked for',
  said: {
    ACCEPTED: 'We made the correction you asked for. You can see it in your application.',
    REFUSED:
      'We looked at the correction you asked for and couldn’t make it as you wrote it. Call us and we’ll sort it out together.',
  },
} as const;

/** The result of a questioned value. */
export const RECONSIDERATION: {
  readonly subject: string;
  readonly said: Readonly<Record<ReconsiderationOutcome, string>>;
} = {
  subject: 'About the value you asked us to look at',
  said: {
    STANDS:
      'We reviewed what you told us about the value of your home. The value stays the same. Call us if you’d like to know why.',
    WITH_VALUER:
      'We reviewed what you told us about the value of your home and asked the appraiser to look again. If the value changes, we’ll update your offer and email you.',
  },
};

/** The result of an income record under another name. ENOUGH: accepted, and the application continues with it. */
export const INCOME_RECORD = {
  subject: 'About something you showed us',
  said: {
    ENOUGH: 'We reviewed the income source you connected and accepted it. Your application is moving forward.',
    ACCEPTED:
      'We reviewed the income source you connected and accepted it. We need a little more proof of income. Your application shows your options.',
    REFUSED:
      'We reviewed the income source you connected. It isn’t in your name, so we can’t use it. You can connect another one or upload documents in your name.',
  },
} as const;

/** The second of two people enters figures that differ from the first. */
export const PAYOFF = {
  differs:
    'These figures don’t match the first entry. Compare both with the letter. If the first entry is wrong, check “Replace the first entry” and save again. Another person then confirms it.',
} as const;

/** The fact behind a condition, in one line. */
export const SUBJECT = {
  exception: (number: number, text: string) => `Exception ${number}: ${text}`,
  lien: (lien: { holder: string; instrument: string; amount: string; recordedOn: string; reference: string }) =>
    `${lien.holder}, ${lien.instrument} of ${lien.amount}, recorded ${lien.recordedOn}, instrument ${lien.reference}`,
  debt: (creditor: string, balance: string, isPaidOff: boolean) =>
    `${creditor}, ${balance}: ${isPaidOff ? 'paid off' : 'not theirs'}, according to the borrower`,
  floodZone: (zone: string, isSpecial: boolean) => `${zone}${isSpecial ? ', special flood hazard area' : ''}`,
  floodMap: (
    community: { name: string; number: string; participates: boolean },
    panel: { number: string; date: string },
  ) =>
    `${community.name} (${community.number}), ${community.participates ? 'in' : 'not in'} the NFIP; panel ${panel.number} of ${panel.date}`,
} as const;
