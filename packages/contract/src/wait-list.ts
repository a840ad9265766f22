import { emailField, firstNameField, incomeField, lastNameField, stateField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { birthdate, givenAddress } from './shapes/person.ts';

/** Adds a visitor and their home to the lender's wait list; the same email and address twice is one entry. */
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
  rules: { idempotency: 'accepted', rate: 'signup' },
});

/**
 * Adds an email address to the wait list of a state, with nothing else: for a visitor who was turned away before
 * entering more.
 */
export const joinWaitListByEmail = call({
  id: 'WL-1',
  tag: 'wait-list',
  method: 'POST',
  path: '/service-wait-list/api/v1/states',
  auth: 'optional',
  body: z.strictObject({ email: emailField, state: /* @__PURE__ */ stateField() }),
  errors: [],
  rules: { idempotency: 'accepted', rate: 'signup' },
});
