import * as z from 'zod/mini';
import { call } from './call.ts';
import { line } from './shapes/base.ts';
import { checked } from './shapes/checked.ts';
import { identity } from './shapes/person.ts';

/** G25. The caller's identity, with the application's name in the header `x-application-name`. */
export const readFigureInfo = call({
  id: 'G25',
  tag: 'identity-broker',
  method: 'GET',
  path: '/identity-broker/customer/secure/api/v3/self/figureinfo',
  auth: 'borrower-or-signer',
  reply: identity,
  errors: [],
});

/** G27. Signs in with e-mail and password; the token comes in the Authorization header. */
export const logIn = call({
  id: 'G27',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/login',
  auth: 'anonymous',
  query: z.object({ telemetryTrackingId: z.nullish(line) }),
  body: z.object({
    email: checked(z.string(), z.maxLength(254)),
    password: checked(z.string(), z.maxLength(256)),
    redirectUrl: z.nullish(checked(z.string(), z.maxLength(500))),
  }),
  reply: z.strictObject({ redirect: z.string(), challenge: z.nullish(z.string()) }),
  errors: ['credentials-do-not-match'],
  rules: { rate: 'L1' },
});

/** G29. Ends the session on every replica; a dead token is answered alike. */
export const logOut = call({
  id: 'G29',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/customer/secure/api/v3/logout',
  auth: 'borrower-or-signer',
  reply: z.strictObject({ redirect: z.string() }),
  errors: [],
});
