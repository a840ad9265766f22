export const TIMEOUT = {
  title: 'We’re still working on it',
  yours: 'We need something from you first',
  talk: 'We need to talk to you',
  done: (message: string) => `Last completed: ${message}.`,
  check: 'Check now',
  checking: 'Checking',
  same: 'Nothing has changed yet.',
  again: 'This page updates automatically while it’s open.',
  from: (phone: string) =>
    `We’ll call from ${phone}. We’ll never call you unexpectedly and ask for your Social Security number.`,
  call: (phone: string) => `Call ${phone}`,
  toDo: 'Go to your to-do list',
  bureau: 'What’s wrong with the credit check?',
  underwriter: 'Who is reviewing it?',
  proof: {
    title: 'Can you send a copy now?',
    text: 'Send a copy of your driver’s license, passport or birth certificate.',
    add: 'Add a copy',
    label: 'A copy that shows your date of birth',
  },
  dashboard: 'Go to dashboard',
} as const;
