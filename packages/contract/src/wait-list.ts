import * as z from 'zod/mini';
import { call } from './call.ts';
import { date, dollarsIn } from './shapes/base.ts';
import { checked } from './shapes/checked.ts';
import { addressFields } from './shapes/person.ts';

const part = checked(z.string(), z.minLength(1), z.maxLength(100));

/** G19. Asks to be told when the product reaches this home; the same e-mail and address twice is one entry. */
export const joinWaitList = call({
  id: 'G19',
  tag: 'wait-list',
  method: 'POST',
  path: '/service-wait-list/api/v1/home-equity-loan-plus',
  auth: 'optional',
  body: z.object({
    firstName: part,
    lastName: part,
    dob: date,
    email: checked(z.string(), z.maxLength(254)),
    income: dollarsIn,
    ...addressFields,
    consent: z.boolean(),
  }),
  errors: [],
  rules: { idempotency: 'accepted', rate: 'L2' },
});
