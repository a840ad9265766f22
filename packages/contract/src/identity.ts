import * as z from 'zod/mini';
import { emailField, phoneField } from '@lintel/domain';
import { call } from './call.ts';
import { line } from './shapes/base.ts';
import { checked } from './shapes/checked.ts';
import { identity, identityV1 } from './shapes/person.ts';

const password = checked(z.string(), z.minLength(1), z.maxLength(256));

/** G21. Makes an identity by e-mail and password; the reply's `jwt` signs it in. */
export const registerIdentity = call({
  id: 'G21',
  tag: 'identity',
  method: 'POST',
  path: '/identity/api/v1/registration/register',
  auth: 'anonymous',
  query: z.object({ organization: z.nullish(line) }),
  body: z.object({ email: emailField, password, phoneNumber: phoneField }),
  status: 201,
  reply: z.strictObject({ jwt: z.string() }),
  errors: ['identity-exists', 'password-refused'],
  rules: { idempotency: 'accepted', rate: 'L2' },
  client: { jwtInBody: true },
});

/** G22. The caller's identity. */
export const readIdentity = call({
  id: 'G22',
  tag: 'identity',
  method: 'GET',
  path: '/identity/secure/api/v1_1/identity',
  auth: 'signed-in',
  reply: identity,
  errors: [],
});

/** G23. The caller's identity as its first version answered, without wallet addresses. */
export const readIdentityV1 = call({
  id: 'G23',
  tag: 'identity',
  method: 'GET',
  path: '/identity/secure/api/v1/identity',
  auth: 'signed-in',
  reply: identityV1,
  errors: [],
});

/** G24. Changes the phone number; a new one is unverified. */
export const changeAlias = call({
  id: 'G24',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/identity/alias',
  auth: 'borrower-or-signer',
  body: z.object({ type: z.literal('Phone'), value: checked(z.string(), z.maxLength(20)) }),
  reply: identity,
  errors: ['phone-invalid'],
  rules: { rate: 'L6' },
});
