import { emailField, firstNameField, incomeField, lastNameField, stateField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { birthdate, givenAddress } from './shapes/person.ts';

/** G19. Asks to be told when the product reaches this home; the same e-mail and address twice is one entry. */
export const joinWaitList = call({
  id: 'G19',
  tag: 'wait-list',
  method: 'POST',
  path: '/service-wait-list/api/v1/home-equity-loan-plus',
  auth: 'optional',
  body: z.extend(givenAddress, {
    firstName: firstNameField,
    lastName: /* @__PURE__ */ lastNameField(),
    dob: birthdate,
    email: emailField,
    income: incomeField,
    consent: z.boolean(),
  }),
  errors: [],
  rules: { idempotency: 'accepted', rate: 'L2' },
});

/** WL-1. Asks to be told when the lender lends in a state, with an email address alone: for a person who was turned away before giving more. */
export const joinWaitListByEmail = call({
  id: 'WL-1',
  tag: 'wait-list',
  method: 'POST',
  path: '/service-wait-list/api/v1/states',
  auth: 'optional',
  body: z.strictObject({ email: emailField, state: /* @__PURE__ */ stateField() }),
  errors: [],
  rules: { idempotency: 'accepted', rate: 'L2' },
});
