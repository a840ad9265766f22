export const PAPERS = { submit: 'Send', sent: 'Thank you. A person reads it, usually within 1 business day.' } as const;

export const DATATREE = { title: 'Reading the public records' } as const;

export const PIN = {
  title: 'Is the parcel number wrong?',
  lead: 'Compare it with your property tax bill. There it is also called APN or parcel ID.',
  known: (number: string) => `We have ${number}.`,
  unknown: 'We have none yet.',
  number: 'Parcel number on your tax bill',
  hint: 'As on the bill, with or without dashes, for example 123-45-678.',
  proof: 'Your property tax bill, if you have it at hand',
  missing: 'Enter the parcel number from your tax bill',
  long: 'Enter at most 60 characters',
  same: 'This is the number we have',
  person: 'A person compares it with the land records. If yours is right, the value and your offer are made again.',
  submit: 'Send',
  sent: 'Thank you. A person compares it with the land records.',
  sentNumber: (number: string) => `You sent ${number}. You can go on meanwhile.`,
  back: 'Go on',
  leave: 'Leave it as it is',
} as const;

export const NO_CREDIT = {
  title: "We're looking for your credit file",
  until: (date: string) =>
    `If we find none by ${date} (30 days after you applied), we must say no, and send the reasons the same day.`,
  dashboard: 'Go to dashboard',
} as const;

export const SIGNDOCS = {
  'closing-disclosure': 'Your papers are being drawn up',
  'signing-package': 'Your papers are almost ready to sign',
} as const;

export const UNDERWRITER = {
  title: 'An underwriter is reading your application',
  back: 'Back to where it stands',
  dashboard: 'Go to dashboard',
} as const;
