import * as z from 'zod/mini';
import { call } from './call.ts';
import { date, dollars, fraction, line, loanParams } from './shapes/base.ts';

/**
 * Returns the balance and next payment of an open line from its servicer, or the last known figures while it doesn't
 * answer.
 */
export const readServicedAccount = call({
  id: 'LS-1',
  tag: 'servicing',
  method: 'GET',
  path: '/service-application/api/v3/application/helocs/{uuid}/servicing',
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    /** Null while no figures were ever received. */
    account: z.nullable(
      z.strictObject({
        asOf: date,
        balance: dollars,
        available: dollars,
        rate: fraction,
        nextPayment: z.nullable(z.strictObject({ on: date, amount: dollars, autopay: z.boolean() })),
        servicer: z.strictObject({ name: line, phone: line, email: z.nullable(line) }),
      }),
    ),
    /** False: the servicer doesn't answer, and `account` is its last reply. */
    isCurrent: z.boolean(),
  }),
  mayBeEmpty: true,
  errors: [],
});
