import type { OfferFigure } from '@lintel/domain';

/** Why a price differs from the previous one. Each follows "because". */
export const CAUSES = {
  value: 'the value of your home changed',
  income: 'your income changed',
  assets: 'you told us about your savings',
  score: 'your credit score changed',
  owed: 'your debts changed',
  marks: 'you changed the debts to pay off',
  smallerLine: 'you accepted the smaller line',
  wayOfPaying: 'you chose how you’ll pay',
  notary: 'the notary changed',
} as const;

export type Cause = keyof typeof CAUSES;

/** Several causes in one sentence, after "because". */
export const joinCauses = (causes: readonly string[]): string => causes.join(' and ');

/** Lines of the email about a changed offer. */
export const CHANGE_LINES = {
  figures: {
    most: 'Most you can draw',
    draw: 'Your draw',
    rate: 'Interest rate',
    payment: 'Monthly payment',
    fee: 'Origination fee',
    cost: 'Interest and fees over the term',
    cash: 'Cash to you',
  } satisfies Record<OfferFigure, string>,
  line: (figure: string, was: string, now: string) => `${figure}: ${now} (was ${was})`,
  gone: 'The offer you chose is no longer available. Your application shows the ones that are.',
  most: (amount: string, years: number, fee: string) =>
    `You can draw up to ${amount} over ${years} years with a ${fee} fee.`,
} as const;

/** The reason when a borrower withdraws at a changed offer. */
export const STOPPED = { reason: 'Stopped at the changed offer' } as const;
