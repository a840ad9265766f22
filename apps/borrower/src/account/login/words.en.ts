export const LOGIN = {
  title: 'Log in',
  lead: 'Pick up where you left off.',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  submit: 'Log in',
  resetPath: '/auth/reset-password',
  emailMissing: 'Please enter your email',
  passwordMissing: 'Required',
  problem: 'There is a problem',
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

/** Setting a new password with an emailed link. */
export const RESET = {
  ask: {
    title: 'Reset your password',
    lead: 'Enter the email you log in with. We’ll send you a link to choose a new password.',
    submit: 'Email me a link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} has an account with us, we emailed a link to it. The link works once, for 30 minutes.`,
    nothing: 'Don’t see it? Look in your spam folder, or check the address and try again.',
    again: 'Use a different email address',
    login: 'Back to log in',
  },
  title: 'Choose a new password',
  lead: (email: string) => `For ${email}. When you save your new password, we’ll log you out on every other device.`,
  password: 'New password',
  met: 'done',
  unmet: 'not yet',
  submit: 'Save and log in',
  proof: {
    label: 'Confirm the account is yours',
    lead: 'This email address hasn’t been confirmed yet. We need to make sure the application is yours.',
    phone: 'Phone number on the account',
    phoneMissing: 'Enter the phone number on the account',
    birthdate: 'Date of birth',
    words: { month: 'Month', day: 'Day', year: 'Year' },
    birthdateMissing: 'Enter your date of birth',
    other: 'It isn’t mine. Start with an empty account',
    otherNote: 'You won’t see anything entered under this email before. If you applied with us, call us instead.',
    back: 'It’s mine. Confirm it',
  },
  expired: {
    title: 'This link no longer works',
    lead: 'Each link works once, for 30 minutes. Get a new one to continue.',
    submit: 'Get a new link',
  },
} as const;
