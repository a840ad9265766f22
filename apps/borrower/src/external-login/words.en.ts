/** Logging in at the lender's identity provider. */
export const EXTERNAL = {
  title: 'Log in',
  lead: 'We’ll take you to our secure login page and bring you back here.',
  submit: 'Continue to log in',
  password: 'Log in with a password instead',
  finishing: 'Logging you in',
  failed: {
    title: 'We couldn’t log you in',
    nothing: 'You aren’t logged in yet. Everything you entered before is saved.',
    again: 'Try again',
  },
  exists: {
    title: 'You already have an account with us',
    lead: 'An account with your email address has a password. Log in with that password to see your application.',
    submit: 'Log in with my password',
    help: 'Not your account? Call us:',
  },
  confirmed: {
    title: 'Thanks, we’ve confirmed it’s you',
    lead: 'Close this window and continue where you were.',
  },
  step: {
    title: 'Log in or create your login',
    lead: 'Your answers are saved. After you log in, there are only a few questions left.',
  },
  signer: {
    title: 'Sign for a home equity line',
    lead: 'Log in to see the documents that need your signature.',
    code: 'Email me a code instead',
  },
} as const;
