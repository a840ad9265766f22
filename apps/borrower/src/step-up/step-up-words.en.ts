/** The borrower confirms their identity again. */
export const STEP_UP = {
  title: 'Confirm it’s you',
  lead: 'Enter your password again to continue with this step. What you typed stays here.',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  missing: 'Enter your password',
  submit: 'Confirm',
  external: {
    lead: 'Log in again to continue with this step. The login opens in a new window. What you typed stays here.',
    submit: 'Log in again',
    password: 'Use a password instead',
  },
  passkey: 'Use a passkey',
  close: 'Not now',
  stopped: 'We didn’t send anything. Try again when you’re ready to confirm it’s you.',
} as const;
