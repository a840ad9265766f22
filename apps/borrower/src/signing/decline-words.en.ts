import type { DeclineToSign } from '@lintel/domain';

export const REFUSING = {
  title: 'Don’t want to sign?',
  text: 'You don’t have to sign. We’ll stop here, and a loan specialist will contact you.',
  partly: 'What you’ve signed stays as it is. We’ll stop here, and a loan specialist will contact you.',
  why: 'What is the reason?',
  reasons: {
    TERMS: 'The terms are not what I want',
    PAPERS_WRONG: 'Something in the documents is wrong',
    NEED_ADVICE: 'I want to talk to someone first',
    PRESSURED: 'I’m being pressured to sign',
    OTHER: 'Another reason',
  } satisfies Record<DeclineToSign, string>,
  /** Replaces `text`, `partly` and `note` for a signer under pressure, so the screen keeps no promise of the others. */
  pressured: {
    text: 'You don’t have to sign. We’ll stop, and we won’t tell anyone else on this loan. A loan specialist will contact only you.',
    partly:
      'You don’t have to sign the rest. We’ll stop, and we won’t tell anyone else on this loan. A loan specialist will contact only you.',
    danger: 'If you’re in danger, call 911.',
    note: 'How and when is it safe to contact you?',
  },
  missing: 'Choose a reason',
  note: 'Do you want to tell us more?',
  submit: 'Decline to sign',
  busy: 'Sending',
  back: 'Back to the documents',
  close: 'Close',
} as const;
