/** Words around a gate's own words in an email about the borrower's turn. */
export const TURN_MAIL = {
  again: 'This is a reminder.',
  nothing: 'You don’t need to do anything right now.',
  link: 'Continue my application',
  saved: 'Your answers are saved.',
  stopTexts: 'You also get texts about your application. Reply STOP to one to end them.',
} as const;

/** Emails with figures of their own, after the signing. */
export const MONEY_MAIL = {
  cancel: (lastDay: string) =>
    `You’ve signed. You can cancel for free through ${lastDay}. The deadline is midnight at the end of that day, in your home’s time zone.`,
  expected: (amount: string, day: string) => `If no owner cancels, we expect to send ${amount} on ${day}.`,
  sent: {
    ACCOUNT: (amount: string, day: string) => `We sent ${amount} to your account on ${day}.`,
    CUSTODIAN: (amount: string, day: string) => `We sent ${amount} to your custodian on ${day}.`,
  },
  ordered: {
    ACCOUNT: (amount: string, day: string) => `We’ll send ${amount} to your account on ${day}.`,
    CUSTODIAN: (amount: string, day: string) => `We’ll send ${amount} to your custodian on ${day}.`,
  },
  firstPayment: (amount: string, day: string) => `Your first payment is ${amount}, due on ${day}.`,
  documents: 'Your line is open, and your documents are in your account.',
} as const;

/** A text about a turn, with how to end texts. It contains nothing about a person, an amount, a home or a loan. */
export const TURN_TEXT = (lender: string, said: string, again: boolean) =>
  `${lender}: ${again ? 'reminder: ' : ''}${said} Log in where you applied. Reply STOP to end texts.`;

/** Replies to a text from a person. */
export const TEXT_ANSWERS = {
  STOP: (lender: string) =>
    `${lender}: you won't get any more texts from us. We'll still email you. Reply START to get texts again.`,
  START: (lender: string) => `${lender}: you'll get texts about your application again. Reply STOP to end them.`,
  HELP: (lender: string, phone: string) => `${lender}: for help, call ${phone}. Reply STOP to end texts.`,
} as const;
