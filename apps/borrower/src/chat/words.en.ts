/** The borrower's chat. Alerts, the end and the waiting line are the specification's. */
export const CHAT = {
  title: (lender: string) => `Chat with ${lender}`,
  open: 'We’re here now',
  away: 'We’re away right now. Leave a message, or call us when we’re open.',
  close: 'Close chat',
  call: (phone: string) => `Call ${phone}`,
  welcome: (hours: string) =>
    `Our team is available to chat live ${hours} PT, except major holidays. Please do not send your Social Security number or banking information in this chat.`,
  keepSecrets: 'Please do not send your Social Security number or banking information in this chat.',
  hours: (days: string, from: string, to: string) => `${days} ${from}-${to}`,
  /** From Monday. */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  name: 'Name',
  email: 'Email',
  start: 'Start chat',
  starting: 'Starting',
  you: 'You',
  waiting: 'Waiting for next available agent',
  waitingAway: 'We got your message. Keep this page open, or come back within 6 hours, to see our answer.',
  joined: (name: string) => `${name} is here to help.`,
  typing: (name: string) => `${name} is typing`,
  end: 'End chat',
  ended: 'Thanks for chatting with us!',
  startNew: 'Start new chat',
  survey: 'Take our survey',
  dismiss: 'Dismiss',
  alerts: {
    failed: 'Something went wrong. Please try again later.',
    token: 'Token state is invalid.',
    notSent: 'Something went wrong. Please try resending the message.',
  },
} as const;
