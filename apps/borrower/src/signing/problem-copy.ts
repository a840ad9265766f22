import type { SigningProblem } from '@lintel/domain';

export const PROBLEM = {
  title: 'What looks wrong?',
  lead: 'Tell us before you sign. Signing waits until we have answered; nothing that you did is lost.',
  paper: 'In which document?',
  kind: 'What is it?',
  kinds: { NAME: 'A name', AMOUNT: 'An amount', ADDRESS: 'An address', OTHER: 'Something else' } satisfies Record<
    SigningProblem,
    string
  >,
  kindMissing: 'Choose what is wrong',
  note: 'What should it say?',
  noteHint: 'Please leave out account and Social Security numbers.',
  noteMissing: 'Tell us in a few words what should stand there',
  submit: 'Tell us and pause the signing',
  busy: 'Telling us',
  back: 'Go back to signing',
  paused: {
    since: (day: string) => `You told us on ${day}.`,
    usual: 'We usually answer within one business day.',
    leave: 'You can close this page. We email you when there is an answer.',
  },
  answered: {
    title: 'We looked into it',
    goOn: 'The papers stay as they are, and you can go on signing.',
    renewed: 'We make new papers. You read those before you sign.',
    sign: 'Go on signing',
  },
} as const;
