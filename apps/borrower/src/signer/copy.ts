/** Words that the pages of a further signer share. */
export const SIGNER = {
  progress: 'How far you are',
  steps: ['Identity verification', 'Talk to eNotary'],
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  notSigner: 'There is nothing for you to sign here',
  notSignerLead: 'This account was not asked to sign. Open the link in the message that we sent you.',
  todo: 'What you do',
  stages: ['Say whether you live there', 'Show your ID', 'Read your papers', 'Sign before a notary'],
  stageWords: { done: 'done', now: 'now', next: 'to come' },
  close: 'You can close this page.',
  declined: 'We’ll call you',
  changed: 'Changed your mind? Call us.',
  /** Whose line it is; the initial stays with the name. */
  of: ({ firstName, lastInitial }: { firstName: string; lastInitial: string }) => `${firstName}\u00a0${lastInitial}.`,
  check: 'Check now',
  toLogin: 'Go to the sign-in page',
} as const;
