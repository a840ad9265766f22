/** Words that the pages of a further signer share. */
export const SIGNER = {
  progress: 'How far you are',
  steps: ['Identity verification', 'Talk to eNotary'],
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  notSigner: 'There is nothing for you to sign here',
  notSignerLead: 'This account was not asked to sign. Open the link in the message that we sent you.',
  check: 'Check now',
  toLogin: 'Go to the sign-in page',
} as const;
