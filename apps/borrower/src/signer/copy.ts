/** Words that the pages of a further signer share. */
export const SIGNER = {
  progress: 'Your progress',
  steps: ['Identity verification', 'Talk to eNotary'],
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  notSigner: 'You have nothing to sign here',
  notSignerLead: 'No one asked this account to sign. Open the link in the message we sent you.',
  todo: 'Your steps',
  stages: ['Tell us whether you live there', 'Show your ID', 'Read your documents', 'Sign with a notary'],
  stageWords: { done: 'done', now: 'now', next: 'to come' },
  close: 'You can close this page.',
  declined: 'A loan specialist will contact you',
  changed: 'Changed your mind? Call us.',
  /** Whose line it is; the initial stays with the name. */
  of: ({ firstName, lastInitial }: { firstName: string; lastInitial: string }) => `${firstName}\u00a0${lastInitial}.`,
  check: 'Check now',
  toLogin: 'Go to login',
} as const;
