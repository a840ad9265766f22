export const SEND_DOCUMENTS = {
  submit: 'Send',
  sent: 'Thank you. A loan specialist will review it, usually within 1 business day.',
} as const;

export const DATATREE = { title: 'We’re searching public records' } as const;

export const PIN = {
  title: 'Is the parcel number wrong?',
  lead: 'Compare it with your property tax bill. It may be called APN or parcel ID there.',
  known: (number: string) => `We have ${number}.`,
  unknown: 'We don’t have one yet.',
  number: 'Parcel number on your tax bill',
  hint: 'Enter it as it appears on the bill, with or without dashes, like 123-45-678.',
  proof: 'Your property tax bill, if you have it handy',
  missing: 'Enter the parcel number from your tax bill',
  long: 'Enter at most 60 characters',
  same: 'This is the number we have',
  person:
    'A loan specialist will compare it with the land records. If yours is right, we’ll update the value and your offer.',
  submit: 'Send',
  sent: 'Thank you. A loan specialist will compare it with the land records.',
  sentNumber: (number: string) => `You sent ${number}. You can continue in the meantime.`,
  back: 'Continue',
  leave: 'Don’t change it',
} as const;

export const NO_CREDIT = {
  title: 'We’re looking for your credit file',
  until: (date: string) =>
    `If we don’t find it by ${date} (30 days after you applied), we’ll have to say no. We’ll send you the reasons the same day.`,
  dashboard: 'Go to dashboard',
} as const;

export const SIGNDOCS = {
  'closing-disclosure': 'We’re preparing your closing documents',
  'signing-package': 'Your closing documents are almost ready to sign',
} as const;

export const UNDERWRITER = {
  title: 'An underwriter is reviewing your application',
  back: 'Back to your application status',
  dashboard: 'Go to dashboard',
} as const;
