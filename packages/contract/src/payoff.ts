import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { date, dollars, instant, line, loanParams, uuid } from './shapes/base.ts';

/** Returns each creditor's payoff request and reply, with the date until which the figures are valid. */
export const readPayoff = call({
  id: 'LI-6',
  tag: 'payoff',
  method: 'GET',
  path: `${HELOC_API}/payoff`,
  auth: 'borrower',
  params: loanParams,
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
