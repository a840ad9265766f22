/** The parts of a mail that tells whose turn it is; the sentence of the gate stands between them. */
export const TURN_MAIL = {
  hello: (firstName: string) => `Hello ${firstName},`,
  again: 'This still waits for you.',
  nothing: 'There is nothing for you to do now.',
  toDo: (ask: string) => `What you need to do: ${ask}`,
  goOn: 'Go on here:',
  saved: 'Your answers are saved. We never ask for your password or your Social Security number by mail.',
  questions: (lender: string, phone: string) => `Questions? Call ${lender} at ${phone}.`,
  stopTexts: 'You get texts about your application too. To end them answer one with STOP.',
} as const;

/** A text about a turn, with how to end texts. Nothing of a person, a sum, a home or a loan is in it. */
export const TURN_TEXT = (lender: string, said: string, again: boolean) => `${lender}: ${again ? 'a reminder: ' : ''}${said} Sign in where you applied. Reply STOP to end texts.`;

/** What is answered to a text of a person. */
export const TEXT_ANSWERS = {
  STOP: (lender: string) => `${lender}: you get no more texts from us. We still write by mail. Reply START to get texts again.`,
  START: (lender: string) => `${lender}: you get texts about your application again. Reply STOP to end them.`,
  HELP: (lender: string, phone: string) => `${lender}: for help call ${phone}. Reply STOP to end texts.`,
} as const;
