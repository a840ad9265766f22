import * as z from 'zod/mini';
import { call } from './call.ts';
import { date, uuid } from './shapes/base.ts';

/**
 * Returns whether the borrower can start an application: not with an active one at this lender, an open inquiry at any
 * lender or a recent line.
 */
export const verifyAbilityToStart = call({
  id: 'G20',
  tag: 'search',
  method: 'GET',
  path: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  auth: 'borrower',
  reply: z.strictObject({
    canStartApplication: z.boolean(),
    organizationsWithActiveApplication: z.array(z.string()),
    reason: z.nullish(z.enum(['ACTIVE', 'INQUIRY', 'RECENT'])),
    applicationUuid: z.nullish(uuid),
    originator: z.nullish(z.strictObject({ phoneNumber: z.nullish(z.string()), email: z.nullish(z.string()) })),
    startAgainOn: z.nullish(date),
  }),
  errors: [],
});
