import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, repeated, state } from './shapes/base.ts';

/** An address suggestion from the typeahead. */
export const foundAddress = z.strictObject({
  fullAddress: z.string(),
  street1: z.string(),
  street2: z.nullish(z.string()),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

/** Returns at most 10 addresses that match the typed text, for the address field's suggestions. */
export const lookUpAddress = call({
  id: 'G51',
  tag: 'address',
  method: 'GET',
  path: '/service-address/external/api/v1/lookup',
  auth: 'anonymous',
  query: z.object({
    search: checked(z.string(), z.minLength(3), z.maxLength(120)),
    state: z.optional(repeated(state)),
  }),
  reply: checked(z.array(foundAddress), z.maxLength(10)),
  errors: [],
  rules: { rate: 'frequent', asksVendor: true },
});
