/** Text that the screens of a gate share. */
export const GATE = {
  progress: 'Your application',
  stage: (position: number, all: number) => `${position} of ${all}`,
  words: { done: 'completed', now: 'current step', next: 'to come' },
  reopened: { OFFER: 'Updated offer', PAPERS: 'New documents', ACCOUNT: 'New bank account' },
  problem: 'Fix the following to continue',
  notRead: 'We couldn’t load this page’s details.',
  brokenRead: 'Something went wrong on our side. Try again later, or call us.',
  notAsked: 'We couldn’t check your application’s progress. We’ll keep trying.',
  again: 'Try again',
  optional: '(optional)',
  title: 'Talk to a person',
  number: 'Your loan number:',
  ownHours: (from: string, until: string) => `Today in your time zone: ${from} to ${until}.`,
  kind: 'Questions, or does something look wrong?',
  write: 'Or email us:',
  with: 'Waiting on',
  you: 'You',
  us: 'Us',
  someoneElse: 'Someone else',
  since: 'Since',
  usual: 'Usually takes',
  nothing: 'You don’t need to do anything now.',
  close: {
    TEXTS: 'You can close this page. We’ll text and email you when there’s something for you to do.',
    EMAIL: 'You can close this page. We’ll email you when there’s something for you to do.',
  },
  /** The name of the step after the current one, and the time that it usually takes. */
  after: (next: string, time: string | null | undefined) =>
    `Next: ${next.charAt(0).toLowerCase()}${next.slice(1)}${time ? `, usually ${time}` : ''}`,
  soon: 'Stay on this page. It will update when this step is done.',
  receipts: {
    SUBMITTED: (name: string | undefined, line: { amount: string; rate: string } | undefined) =>
      `${name ? `${name}, we` : 'We'} have your application${line ? ` for a ${line.amount} line of credit at ${line.rate}` : ''}.`,
    next: (time: string | null | undefined) => `Your next step is below.${time ? ` It usually takes ${time}.` : ''}`,
    INCOME: (amount: string | undefined) =>
      amount ? `We confirmed your income of ${amount} a year.` : 'We confirmed your income.',
    CREDIT: 'We verified your identity and checked your full credit report, as you agreed.',
  },
  street: 'Street address',
  unit: 'Apartment or unit',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zip: 'ZIP code',
} as const;
