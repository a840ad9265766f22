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

export const SIGN_IN = 'Sign in where you applied; your answers are saved.';

/** A note that a colleague wrote for the borrower. Its subject stands on a locked screen. */
export const NOTE_MAIL = {
  subject: 'A message about your application',
  opening: 'our loan team sent you a message:',
  ending: 'You can also read it when you log in where you applied.',
} as const;

/** What became of a correction; nothing of the loan stands in it. */
export const CORRECTION = {
  subject: 'About the correction you asked for',
  said: {
    ACCEPTED: 'we corrected what you told us. Your application shows it when you sign in.',
    REFUSED: 'we looked at the correction you asked for and could not make it as you wrote it. Call us and we will go on together.',
  },
} as const;

/** What became of a value that was questioned. */
export const RECONSIDERATION: { readonly subject: string; readonly said: Readonly<Record<Reconsidered, string>> } = {
  subject: 'About the value you asked us to look at',
  said: {
    STANDS: 'we looked at what you told us about the value of your home. The value stands. Call us if you would like to know why.',
    WITH_VALUER: 'we looked at what you told us about the value of your home and asked the valuer to look again. If the value changes, your offer is made again and we tell you.',
  },
};

/** What became of an income that a source gave under another name. ENOUGH: accepted, and the application goes on with it. */
export const INCOME_RECORD = {
  subject: 'About something you showed us',
  said: {
    ENOUGH: 'a person looked at the source that you connected, and it counts. Your application goes on.',
    ACCEPTED: 'a person looked at the source that you connected, and it counts. It is not enough by itself: the page says what you can do now.',
    REFUSED: 'a person looked at the source that you connected. The name there is not yours, so it does not count. You can connect another one or send papers in your name.',
  },
} as const;

/** What the terminal shows of an account of the console. */
export const FROM_TERMINAL = {
  invited: (email: string, role: string, lender: string, address: string) =>
    `Open this within 7 days, in the browser of ${email} (role ${role}, lender ${lender}):\n\n  ${address}\n\nThe link is shown this once. Inviting again makes it void.`,
  exists: (email: string, lender: string) => `${email} already has an account at ${lender}. If they lost their authenticator: npm run desk:recover -- ${email} --org ${lender}`,
  nobody: (email: string, lender: string) => `${email} has no account at ${lender}. To invite them: npm run desk:invite -- ${email} --org ${lender}`,
  disabled: (email: string) => `${email} is disabled. An admin must let the account in again first.`,
  recovered: (email: string, address: string) =>
    `The authenticator and recovery codes of ${email} no longer work, and every session has ended. Open this within 7 days, in their browser, to set the account up again:\n\n  ${address}\n\nThe link is shown this once. The person is told by email, and the audit trail shows it.`,
} as const;

/** Where the second of two people enters something else than the first. */
export const PAYOFF_DIFFERS = "This isn't what your colleague entered. Compare both with the letter. Your colleague can correct the first entry.";
