const COUNTS = ['', 'one', 'two', 'three', 'four', 'five'];

export const DASHBOARD = {
  title: 'Your applications',
  welcome: (name: string | undefined) => (name ? `Welcome back, ${name}` : 'Your applications'),
  loading: 'Loading your applications',
  failed: 'We couldn’t load your applications.',
  again: 'Try again',
  nothingFor: (name: string | undefined) => `Nothing for you to do right now${name ? `, ${name}` : ''}`,
  thingsFrom: (count: number, name: string | undefined) =>
    `${name ? `${name}, we` : 'We'} need ${count === 1 ? 'one thing' : `${COUNTS[count] ?? count} things`} from you now`,
  fundingOn: (day: string) => `We plan to send your money on ${day}.`,
  heldUntil: (day: string) => `We’re holding your offer until ${day}.`,
  offersHeldUntil: (day: string) => `We’re holding your offers until ${day}.`,
  saved: 'Your answers are saved. You can pick up where you left off.',
  toDo: 'To do',
  withUs: 'In progress',
  due: (day: string) => `Due ${day}`,
  usually: (time: string) => `Usually takes ${time}.`,
  waitingSince: (name: string | null | undefined, day: string) =>
    name ? `With ${name} since ${day}` : `In review since ${day}`,
  details: 'Application details',
  servicer: 'Your current balance and payments are with your loan servicer.',
  dueOn: 'Due',
  since: 'Since',
  openSince: 'Open since',
  usual: 'Usually takes',
  nothing: 'Nothing to do right now',
  /** The label of the money that goes to the borrower. The arguments are formatted days. */
  drawn: (sentOn: string | undefined, plannedOn: string | undefined) => {
    if (sentOn !== undefined) return `Sent to you on ${sentOn}`;
    return plannedOn === undefined ? 'Paid out to you' : `To be sent to you on ${plannedOn}`;
  },
  payoffs: 'Debts we paid off',
  fees: 'Fees added to your line',
  next: (day: string, isFirst: boolean) => `${isFirst ? 'First' : 'Next'} payment, ${day}`,
  available: 'Available to draw',
  availableNote: (amount: string) => `${amount} until you pay some back`,
  openLine: {
    account: 'Account',
    arrives: 'When you’ll see it',
    /** The arguments are the day the money is sent and the next business day, formatted. */
    arrivesOn: (sentOn: string, next: string) => `${sentOn} at most banks, by ${next} at others`,
    balance: (isSent: boolean) => (isSent ? 'Balance' : 'Balance once your money is sent'),
    rate: 'Rate',
    withAutopay: (rate: string) => `${rate} with autopay`,
    payment: {
      auto: (amount: string) => `${amount}, paid automatically`,
      manual: (amount: string) => amount,
    },
    servicer: (name: string) =>
      `${name} collects your payments for us. For questions about payments, autopay, your balance or a payoff, contact them:`,
    old: (day: string) => `We couldn’t get today’s figures from your loan servicer. These are from ${day}.`,
  },
  /** After submission, while the borrower's step has no day to be done by. */
  noDeadline: (days: number) =>
    `Now that you’ve submitted, there’s no deadline. If we don’t hear from you for ${days} days, we’ll send you a notice with a date to finish by.`,
  continue: 'Continue',
  checkStatus: 'Check status',
  /** During the right to cancel. */
  statusOrCancel: 'Check status or cancel',
  /** During the wait for mailed cancellations, which most owners can shorten. */
  statusAndOptions: 'Check status and options',
  closing: 'View your signed documents',
  started: 'Application started',
  submitted: 'Application submitted',
  line: 'Line amount',
  draft: {
    title: 'We couldn’t finish your application',
    text: 'Your answers are saved. Select Try again and we’ll pick up where we left off.',
    again: 'Try again',
  },
  empty: {
    title: 'See what you could borrow',
    lead: 'You don’t have an open application. It takes about 5 minutes to see your rate.',
    start: 'Check my rate',
    promise: 'Checking won’t affect your credit score',
  },
  messages: 'From your lender',
  documents: 'All documents',
  answers: 'What you told us',
  refundIfWithdrawn: (day: string) => `Refunded to your card if you stop your application by ${day}`,
  refund: {
    SENT: (day: string) => `Refund sent to your card on ${day}`,
    ARRIVED: (day: string) => `Refunded to your card on ${day}`,
  },
  withdrawn: 'Your application is closed. We emailed you a confirmation. You can apply again at any time.',
  startNew: 'Start a new application',
} as const;
