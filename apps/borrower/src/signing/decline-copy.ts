import type { DeclineToSign } from '@lintel/domain';

export const REFUSING = {
  title: "Don't want to sign?",
  text: "Nothing is signed. We'll stop here and call you.",
  partly: 'What you have signed stays as it is. We stop here and call you.',
  why: 'What is the reason?',
  reasons: {
    TERMS: 'The terms are not what I want',
    PAPERS_WRONG: 'Something in the documents is wrong',
    NEED_ADVICE: 'I want to talk to someone first',
    OTHER: 'Another reason',
  } satisfies Record<DeclineToSign, string>,
  missing: 'Choose a reason',
  note: 'Do you want to tell us more?',
  submit: 'Decline to sign',
  busy: 'Telling us',
  back: 'Back to the documents',
  close: 'Close',
} as const;
