/** The person at the page says again who they are. */
export const STEP_UP = {
  title: 'Confirm it is you',
  lead: 'For this step we ask for your password again. What you typed stays here.',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  missing: 'Enter your password',
  submit: 'Confirm',
  close: 'Not now',
  stopped: 'Nothing was sent. Press again when you want to confirm that it is you.',
} as const;
