import * as z from 'zod/mini';
import { call } from './call.ts';
import { date, line, state } from './shapes/base.ts';

/**
 * Returns the name and address on the mailed offer with this code, to fill in the registration. 404 for an unknown code
 * and for one past its respond-by date.
 */
export const readOfferCode = call({
  id: 'G14',
  tag: 'offer-codes',
  method: 'GET',
  path: '/service-application/external/api/v1/offercode/{code}',
  auth: 'anonymous',
  params: z.strictObject({ code: line }),
  reply: z.strictObject({
    firstName: line,
    lastName: line,
    inHomeDate: z.nullish(date),
    offerCode: line,
    respondByDate: date,
    street1: line,
    street2: z.nullish(line),
    city: line,
    state,
    zip: z.string(),
  }),
  errors: [],
  rules: { rate: 'lookup' },
});
