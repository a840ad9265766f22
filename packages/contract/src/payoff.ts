import * as z from 'zod/mini';
import { call } from './call.ts';
import { H } from './paths.ts';
import { date, dollars, instant, line, onLoan, uuid } from './shapes/base.ts';

/** LI-6. What each creditor was asked and answered; the figures say until when they are good. */
export const readPayoff = call({
  id: 'LI-6',
  tag: 'payoff',
  method: 'GET',
  path: `${H}/payoff`,
  auth: 'borrower',
  params: onLoan,
  reply: z.array(
    z.strictObject({
      liabilityUuid: uuid,
      creditorName: line,
      askedAt: instant,
      expectedBy: z.nullish(date),
      amount: z.nullish(dollars),
      perDiem: z.nullish(dollars),
      goodThrough: z.nullish(date),
      state: z.enum(['ASKED', 'RECEIVED']),
    }),
  ),
  errors: [],
});
