export const SIGN_IN = {
  title: 'Sign for a home equity line',
  other: 'This page is for people who sign with the borrower. Log in to see your documents.',
  begin: {
    lead: (lender: string) =>
      `${lender} sent you this link. Someone who owns a home with you, or your spouse, is opening a home equity line and needs your signature. Open the request to see who asks and for which home. Don’t share the link.`,
    submit: 'Open the request',
  },
  request: {
    title: (who: string) => `You’ve been asked to sign for ${who}’s home equity line`,
    why: { CO_OWNER: 'You own this home too.', SPOUSE: 'Your state asks the owner’s spouse to sign too.' },
    deed: (who: string) =>
      `You sign the deed, not the debt. The home secures the line, so it can be lost if ${who} doesn’t pay.`,
    street: 'The home',
    lender: 'The lender',
  },
  account: {
    lead: 'Create a password. You’ll use it to log back in and to confirm your signature.',
    email: 'Email',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    met: 'done',
    unmet: 'not yet',
    submit: 'Continue',
    emailMissing: 'Please enter your email',
    passwordMissing: 'Choose a password',
    agree: {
      termPrivacyConsent: 'Agree to the terms and the privacy policy',
      communicationConsent: 'Agree to get your documents electronically',
    },
  },
  code: {
    lead: 'We’ll email you a code and a link. They work for 15 minutes.',
    have: 'You have an account here. Log in to continue.',
    email: 'Email',
    hint: 'The address we sent the request to.',
    send: 'Send me a code',
    sent: (email: string) => `If ${email} was asked to sign, a code is on its way.`,
    code: 'Code',
    codeHint: '6 digits',
    lives: 'The email also has a link. Both work for 15 minutes.',
    codeMissing: 'Enter the 6-digit code',
    submit: 'Log in',
    other: 'Use a different email address',
    password: 'Log in with your password',
  },
  problem: 'There is a problem',
} as const;
