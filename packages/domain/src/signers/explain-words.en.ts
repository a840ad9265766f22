import type { SignerMoment, SignerWords } from './explain.ts';

/** What an additional signer reads at each moment. Contains nothing about the borrower's money or decision. */
export const SIGNER_WORDS: Readonly<Record<SignerMoment, SignerWords>> = {
  LOGIN: { text: 'You’ve been asked to sign the deed of trust on a home.', ask: 'Log in.', usualTime: '1 minute' },
  INTRO: {
    text: 'You’ve been asked to sign the deed of trust on a home.',
    ask: 'Tell us whether you live there.',
    usualTime: '1 minute',
  },
  IDENTITY: { text: 'We need to verify your identity.', ask: 'Show us your ID.', usualTime: '3 minutes' },
  ID_REVIEW: {
    text: 'We have your photos. A loan specialist is reviewing them.',
    usualTime: '1 business day',
  },
  DRAWING: { text: 'We’re preparing the documents. We’ll email you when they’re ready.' },
  CONSENT: { text: 'Your documents are ready.', ask: 'Agree to get them electronically.', usualTime: '2 minutes' },
  READ: { text: 'Your documents are ready.', ask: 'Read each one.', usualTime: '5 minutes' },
  SIGN_NOTE: { text: 'The agreement is ready.', ask: 'Sign it.', usualTime: '5 minutes' },
  SIGN_LATER: { text: 'You’ve read your documents. We’ll email you when the notary is ready.' },
  NOTARY: {
    text: 'The deed of trust is ready. You’ll sign it with a notary.',
    ask: 'Choose how and when to sign.',
    usualTime: '20 minutes',
  },
  DECLINED: {
    text: 'You told us you don’t want to sign. Nothing was signed. A loan specialist is reviewing it.',
    usualTime: '1 business day',
  },
  DONE: { text: 'You’ve signed.' },
  CANCELLED: { text: 'This request was canceled. You don’t need to do anything.' },
};
