/** Whom to ask at work. */
export const EMPLOYER = {
  title: (employer: string) =>
    employer ? `Who can confirm that you work at ${employer}?` : 'Who can confirm where you work?',
  way: 'How may we ask?',
  ways: {
    CONTACT: { label: 'Ask somebody at work', hint: 'A manager or the personnel department. Usually 2 business days.' },
    WORK_EMAIL: {
      label: 'Use my own email at work',
      hint: 'We send a code there. A person here then confirms that the address is your employer’s. Usually 2 business days.',
    },
  },
  pick: 'Choose how we may ask',
  employer: 'Employer',
  contact: 'Name of the person to ask',
  phone: 'Work phone',
  email: 'Work email',
  one: 'A phone number or an email is enough.',
  own: 'Your email at work',
  consent: 'You may contact them',
  consentHint: 'We ask only whether and since when you work there.',
  ownConsent: 'You may write to me there',
  consentMissing: 'We need your agreement to go on.',
  ask: 'Ask my employer',
  send: 'Send the code',
  keep: 'Leave it as it is',
  asked: {
    title: 'We are asking your employer to confirm',
    by: (contact: string, employer: string, day: string) => `We asked ${contact} at ${employer} on ${day}.`,
    change: 'Change the contact',
    again: 'Ask again',
    done: 'We asked again.',
  },
  another: 'Confirm another way',
  proved: {
    title: 'We are confirming where you work',
    lead: (email: string) =>
      `Your code from ${email} was right. It shows that you read mail there; a person here now confirms that the address is your employer’s.`,
  },
  code: {
    title: 'Type the code from your email at work',
    lead: 'We sent 6 digits to',
    lives: 'They are good for 15 minutes.',
    label: 'Code',
    missing: 'Enter the 6 digits',
    go: 'Confirm',
    again: 'Send a new code',
    sent: 'We sent a new code.',
  },
} as const;
