export const EMAIL = {
  title: 'Your email address',
  why: 'Before you sign we need to know that your email address is yours. We send a code there.',
  send: 'Send me a code',
  sending: 'Sending a code',
  sent: (address: string) => `We sent a code to ${address}. It is good for 10 minutes.`,
  code: 'Code from the email',
  hint: 'It has 6 digits',
  missing: 'Type the 6 digits of the code',
  confirm: 'Confirm my email',
  checking: 'Checking the code',
  again: 'Send a new code',
  done: 'Your email address is confirmed.',
} as const;
