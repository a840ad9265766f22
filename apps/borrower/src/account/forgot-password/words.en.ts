/** Asking for an email with a link that sets a new password. */
export const FORGOT_PASSWORD = {
  title: 'Reset your password',
  lead: 'Enter the email you log in with. We’ll send you a link to choose a new password.',
  submit: 'Email me a link',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If ${email} has an account with us, we emailed a link to it. The link works once, for 30 minutes.`,
  nothing: 'Don’t see it? Look in your spam folder, or check the address and try again.',
  again: 'Use a different email address',
  login: 'Back to log in',
  email: 'Email',
  emailMissing: 'Please enter your email',
  problem: 'Fix the following to continue',
  noScript: 'Turn on JavaScript and reload this page to get a link.',
  late: 'Reload this page to get a link.',
} as const;
