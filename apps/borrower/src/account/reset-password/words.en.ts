/** Setting a new password with an emailed link. */
export const RESET_PASSWORD = {
  problem: 'Fix the following to continue',
  title: 'Choose a new password',
  lead: (email: string) => `For ${email}. When you save your new password, we’ll log you out on every other device.`,
  password: 'New password',
  show: 'Show',
  hide: 'Hide',
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
