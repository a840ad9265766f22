import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked } from './shapes/base.ts';

/**
 * Starts a login at the lender's identity provider (the mode `auth0`): the browser goes to `authorizationUrl`, whose
 * state belongs to a cookie of this reply.
 */
export const beginExternalLogin = call({
  id: 'ID-2 begin',
  tag: 'external-login',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/login/external/begin',
  auth: 'anonymous',
  body: z.strictObject({
    redirectUrl: z.nullish(checked(z.string(), z.maxLength(500))),
    /** True before an important act: the provider asks for the password although the person is logged in there. */
    again: z.nullish(z.boolean()),
  }),
  reply: z.strictObject({ authorizationUrl: z.url() }),
  errors: ['not-available'],
  rules: { rate: 'login', asksVendor: true },
});

/**
 * Finishes the login with what the provider added to our return address. The token is in the Authorization header, as
 * after a login with a password. A login with `again` raises the caller's own session, and only its own person can.
 */
export const logInExternally = call({
  id: 'ID-2',
  tag: 'external-login',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/login/external',
  auth: 'optional',
  body: z.strictObject({ response: checked(z.string(), z.maxLength(8000)) }),
  reply: z.strictObject({ redirect: z.string() }),
  errors: ['not-available', 'login-not-completed', 'identity-exists'],
  rules: { rate: 'login', asksVendor: true },
});
