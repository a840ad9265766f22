export const SUMMARY = {
  title: 'Review your application before you submit it',
  preparing: 'Preparing your summary…',
  preparingLead: 'This takes a few seconds. This page will update when it’s ready.',
  expired: 'Your credit report is too old to use at closing. We need your consent to get a new one.',
  changes: 'If you change something, we’ll update your offers, and you’ll get a new summary to read.',
  home: 'To change how you own your home, select Change next to “You.” To change anything else about your home, call us.',
  changeThis: (section: string) => `Change: ${section}`,
  documents: 'Your documents',
  unread: 'Read your documents before you submit.',
  read: 'Read the documents',
  done: 'You’ve read them all.',
  open: 'You haven’t read them all yet.',
  again: 'Open the documents',
  print: 'Print this page',
  after: {
    title: 'After you submit',
    held: (day: string) => `Submit by ${day} to keep this offer.`,
    next: (name: string, time: string | null | undefined) =>
      `Your next step: ${name.charAt(0).toLowerCase()}${name.slice(1)}.${time ? ` It usually takes ${time}.` : ''}`,
    free: 'You can stop at any time before you sign.',
  },
  agree: 'Before you submit',
  certify: 'I’ve checked this application. To the best of my knowledge, it’s true and complete.',
  certifyHint: 'Knowingly making a false statement in a loan application is a federal crime (18 U.S.C. 1014).',
  certifyMissing: 'Confirm that your application is true and complete',
  consent: 'I agree to a hard credit check for this application',
  consentMissing: 'Agree to the credit check to submit your application',
  stands: 'You agreed to the hard credit check when you confirmed your offer.',
  submit: 'Submit application',
  renew: 'Agree and continue',
} as const;

/** Text of the demographic form, except its notice and checkboxes, which the law prescribes and the domain contains. */
export const HMDA = {
  title: 'Questions the law requires us to ask',
  never: 'Your answers never affect whether you’re approved.',
  apart: 'We keep them separate from your application. No one who decides on your application can see them.',
  many: 'Choose one or more.',
  groups: { ethnicity: 'Ethnicity', race: 'Race', sex: 'Sex' },
  optional: '(optional)',
  submit: 'Continue',
} as const;
