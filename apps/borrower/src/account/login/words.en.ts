export const LOGIN = {
  title: 'Log in',
  lead: 'Pick up where you left off.',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  submit: 'Log in',
  emailMissing: 'Please enter your email',
  passwordMissing: 'Required',
  problem: 'Fix the following to continue',
  noScript: 'Turn on JavaScript and reload this page to log in. It keeps your password safe.',
  loggedOut: 'We logged you out to protect your information. Your answers are saved.',
  late: 'Reload this page to log in.',
  help: 'Can’t log in? Call us:',
  start: 'New here?',
  startLink: 'See what you could borrow',
} as const;

/** Logging in without a password. */
export const OTHER_WAYS = {
  passkey: 'Log in with a passkey',
} as const;

/** The second step of a login with a password. */
export const SECOND_STEP = {
  title: 'Enter your code',
  lead: 'Open your authenticator app and enter the 6-digit code.',
  code: 'Code from the app',
  codeMissing: 'Enter the 6-digit code from your authenticator app.',
  recoveryTitle: 'Enter a recovery code',
  recoveryLead: 'Use one of the codes you saved when you turned on two-step login. Each works once.',
  recoveryCode: 'Recovery code',
  recoveryMissing: 'Enter one of your recovery codes.',
  useRecovery: 'Use a recovery code',
  useCode: 'Use my authenticator app',
  again: 'Start over',
  expired: 'That took too long, or there were too many wrong codes. Log in again.',
  submit: 'Log in',
  help: 'Lost your phone and your codes? Call us:',
} as const;
