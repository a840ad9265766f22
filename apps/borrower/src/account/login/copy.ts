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
  noScript: 'Logging in needs JavaScript: your password is never sent by a plain form.',
  signedOut: 'We signed you out to protect your information. Your answers are saved.',
  late: 'Reload this page to log in.',
  help: 'Can’t log in? Call us:',
  start: 'New here?',
  startLink: 'See what you could borrow',
} as const;

/** A new password by a mailed link. */
export const RESET = {
  ask: {
    title: 'Reset your password',
    lead: 'Enter the email you use here. We’ll send you a link to choose a new password.',
    submit: 'Email me a link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} has an account here, we emailed it a link. The link works once, for 30 minutes.`,
    nothing: 'Nothing there? Look in your spam folder, or check the address and try again.',
    again: 'Use another email',
    login: 'Back to log in',
  },
  title: 'Choose a new password',
  lead: (email: string) => `For ${email}. When you save it, we’ll log you out on every other device.`,
  password: 'New password',
  met: 'done',
  unmet: 'not yet',
  submit: 'Save and log in',
  proof: {
    label: 'Confirm the account is yours',
    lead: 'No one has confirmed this email address yet, so we need to know that the application under it is yours.',
    phone: 'Phone number on the account',
    phoneMissing: 'Enter the phone number on the account',
    birthdate: 'Birth date',
    words: { month: 'Month', day: 'Day', year: 'Year' },
    birthdateMissing: 'Enter your birth date',
    other: 'It isn’t mine: start with an empty account',
    otherNote:
      'You won’t see anything that was entered under this email before. If you did apply with us, call us instead.',
    back: 'It is mine: confirm it',
  },
  expired: {
    title: 'This link no longer works',
    lead: 'A link works once, for 30 minutes. Ask for a new one.',
    submit: 'Get a new link',
  },
} as const;
