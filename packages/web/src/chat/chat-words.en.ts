/** Words that the borrower's chat and the console's share. */
export const CHAT = {
  log: 'Messages',
  earlier: 'Show earlier messages',
  message: 'Message',
  placeholder: 'Write a message',
  hint: 'Enter sends. Shift and Enter adds a line.',
  send: 'Send',
  sending: 'Sending',
  waiting: 'Not sent yet',
  notSent: 'Not sent',
  resend: 'Resend',
  signed: (name: string, time: string) => `${name}, ${time}`,
  secretNumber: 'This looks like a Social Security or account number. Remove it before you send your message.',
} as const;
