import type { BorrowerWithdrawalReason } from '@lintel/domain';

export const STOP = {
  title: 'Stop your application?',
  refuses: 'We can’t give you the line you asked for, so we’ll send a notice with the reasons.',
  closes: 'We’ll close your application and email you a confirmation. Stopping is free.',
  later: 'You can apply again at any time.',
  refund: (amount: string) => `We’ll refund the ${amount} you paid for the appraisal to your card.`,
  stop: 'Stop my application',
  stopping: 'Stopping',
  back: 'Keep my application',
} as const;

export const WITHDRAW = {
  ask: 'Stop this application',
  getBack: (amount: string) => `Stop and get ${amount} back`,
  why: 'Why are you stopping?',
  rather: 'I’d rather not say',
  reasons: {
    NOT_NEEDED: 'I don’t need the money now',
    ANOTHER_LENDER: 'I chose another lender',
    TERMS: 'The offer doesn’t suit me',
    TOO_LONG: 'It’s taking too long',
    OTHER: 'Something else',
  } satisfies Record<Exclude<BorrowerWithdrawalReason, 'NOT_SAID'>, string>,
} as const;
