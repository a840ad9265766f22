const GETTING_READY = 'We’re getting ready to send your money';

/** The page after signing, until the money arrives. */
export const COMPLETE = {
  title: {
    PLANNED: 'You’ve signed',
    ORDERED: 'Your money is on its way',
    SENT: 'Your money is on its way',
    CREDITED: 'Your line is open',
  },
  /** Titles of the gates between the right to cancel and the payment order. */
  atGate: {
    'mail-margin': 'Your right to cancel has ended',
    'payoff-renew': GETTING_READY,
    'final-checks': GETTING_READY,
    'funding-decision': GETTING_READY,
  },
  named: (title: string, name: string) => `${title}, ${name}`,
  lead: {
    ORDERED: (day: string, next: string) =>
      `We’ll send it on ${day}. Most banks show it the same day. Some take until ${next}.`,
    SENT: (day: string, next: string) =>
      `We sent it on ${day}. Most banks show it the same day. Some take until ${next}.`,
    CREDITED: (day: string) =>
      `We sent your money on ${day}. If it isn’t in your account, call us and we’ll trace it the same day.`,
  },
  money: {
    ordered: { ACCOUNT: 'On its way to your account', CUSTODIAN: 'On its way to your custodian' },
    sent: { ACCOUNT: 'Sent to your account', CUSTODIAN: 'Sent to your custodian' },
    draw: 'Your draw',
    paid: (creditor: string, mask: string | null) => `To ${creditor}${mask ? `, ending ${mask}` : ''}`,
    rest: 'To your account',
    restCustodian: 'To your custodian',
  },
  keep: {
    title: 'For your records',
    loanNumber: 'Loan number',
    line: 'Line amount, including fees',
    rate: 'Fixed rate',
    payment: 'Monthly payment',
    term: 'Term',
    years: (years: number) => `${years} years`,
    home: 'Go to my account',
    print: 'Print',
  },
  unread: 'You have one notice left to read',
  unreadLead: 'It’s the notice of your right to cancel.',
  readNotice: 'Read the notice',
  tasks: 'Open your to-do list',
} as const;
