/** Text about the contact at the employer. */
export const EMPLOYER = {
  title: (employer: string) =>
    employer ? `Who can confirm that you work at ${employer}?` : 'Who can confirm where you work?',
  way: 'How should we ask?',
  ways: {
    CONTACT: { label: 'Ask someone at work', hint: 'A manager or the HR department. Usually takes 2 business days.' },
    WORK_EMAIL: {
      label: 'Use my own work email',
      hint: 'We’ll send a code there. A loan specialist then confirms that the address is your employer’s. Usually takes 2 business days.',
    },
  },
  pick: 'Choose how we should ask',
  employer: 'Employer',
  contact: 'Name of the person to contact',
  phone: 'Work phone',
  phoneCountry: 'Country code',
  email: 'Work email',
  one: 'A phone number or an email is enough.',
  own: 'Your work email',
  consent: 'You may contact them',
  consentHint: 'We’ll ask only whether you work there and since when.',
  ownConsent: 'You may email me there',
  consentMissing: 'Check this box to continue.',
  ask: 'Ask my employer',
  send: 'Send the code',
  keep: 'Keep the current contact',
  asked: {
    title: 'We’re asking your employer to confirm',
    by: (contact: string, employer: string, day: string) => `We asked ${contact} at ${employer} on ${day}.`,
    change: 'Change the contact',
    again: 'Ask again',
    done: 'We asked again.',
  },
  another: 'Confirm another way',
  proved: {
    title: 'We’re confirming where you work',
    lead: (email: string) =>
      `Your code from ${email} was right, so we know you read email there. A loan specialist is now confirming that the address is your employer’s.`,
  },
  code: {
    title: 'Enter the code from your work email',
    lead: 'We sent a 6-digit code to',
    lives: 'It’s good for 15 minutes.',
    label: 'Code',
    missing: 'Enter the 6 digits',
    go: 'Confirm',
    again: 'Send a new code',
    sent: 'We sent a new code.',
  },
} as const;
