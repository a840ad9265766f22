import type { SigningProblem } from '@lintel/domain';

export const PROBLEM = {
  title: 'What looks wrong?',
  lead: 'Tell us before you sign. We’ll pause signing until we answer. Nothing you’ve done is lost.',
  document: 'Which document is it in?',
  kind: 'What kind of problem is it?',
  kinds: { NAME: 'A name', AMOUNT: 'An amount', ADDRESS: 'An address', OTHER: 'Something else' } satisfies Record<
    SigningProblem,
    string
  >,
  kindMissing: 'Choose what’s wrong',
  note: 'What should it say?',
  noteHint: 'Leave out account and Social Security numbers.',
  noteMissing: 'Tell us in a few words what it should say',
  submit: 'Tell us and pause signing',
  busy: 'Sending',
  back: 'Go back to signing',
  paused: {
    since: (day: string) => `You told us on ${day}.`,
    usual: 'We usually answer within 1 business day.',
    leave: 'You can close this page. We’ll email you when we have an answer.',
  },
  answered: {
    title: 'We looked into it',
    unchanged: 'Your documents stay the same, and you can continue signing.',
    renewed: 'We’re preparing new documents. You’ll read those before you sign.',
    sign: 'Continue signing',
  },
} as const;
