export const REVERT_EMAIL = {
  title: 'Change your email back?',
  lead: 'If you didn’t change the email of your account, change it back to this address. We’ll log out every device, and your password will stop working.',
  submit: 'Change it back',
  done: {
    title: 'Your email is changed back',
    lead: (email: string) => `Your account has the address ${email} again. Choose a new password to log in.`,
    next: 'Choose a new password',
  },
  expired: {
    title: 'This link no longer works',
    lead: 'Each link works once, for 7 days. If someone else changed your email, call us.',
    call: (phone: string) => `Call ${phone}`,
  },
} as const;
