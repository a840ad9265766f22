import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, line } from './shapes/base.ts';
import { permissions } from './shapes/console.ts';
import { requestOptions, usedCredential } from './shapes/passkey.ts';
import { identity } from './shapes/person.ts';

/** Returns who is logged in to the borrower's app. The request names the app in `x-application-name`. */
export const readFigureInfo = call({
  id: 'G25',
  tag: 'identity-broker',
  method: 'GET',
  path: '/identity-broker/customer/secure/api/v3/self/figureinfo',
  auth: 'borrower-or-signer',
  reply: identity,
  errors: [],
});

const credentials = z.object({
  email: checked(z.string(), z.maxLength(254)),
  password: checked(z.string(), z.maxLength(256)),
  redirectUrl: z.nullish(checked(z.string(), z.maxLength(500))),
});

/**
 * Logs in with email and password; the token is in the Authorization header. An account with a second factor gets a
 * challenge instead, for `answerBorrowerSecondFactor`.
 */
export const logIn = call({
  id: 'G27',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/login',
  auth: 'anonymous',
  query: z.object({ telemetryTrackingId: z.nullish(line) }),
  body: credentials,
  reply: z.strictObject({ redirect: z.string(), challenge: z.nullish(z.string()) }),
  errors: ['credentials-do-not-match'],
  rules: { rate: 'login' },
});

/** Ends the session on every replica; the reply is the same for an expired token. */
export const logOut = call({
  id: 'G29',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/customer/secure/api/v3/logout',
  auth: 'borrower-or-signer',
  reply: z.strictObject({ redirect: z.string() }),
  errors: [],
});

/** Returns who is logged in to the console, with their permissions. */
export const readStaffInfo = call({
  id: 'G26',
  tag: 'identity-broker',
  method: 'GET',
  path: '/identity-broker/agent/secure/api/v3/self/figureinfo',
  auth: 'staff',
  reply: z.extend(identity, { name: line, permissions }),
  errors: [],
});

/**
 * Logs staff in to the console: the password returns a challenge, the second factor (`answerSecondFactor`) the token.
 */
export const logInStaff = call({
  id: 'G28',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/agent/api/v3/login',
  auth: 'anonymous',
  query: z.object({ telemetryTrackingId: z.nullish(line) }),
  body: credentials,
  reply: z.strictObject({ redirect: z.string(), challenge: z.nullish(z.string()) }),
  errors: ['credentials-do-not-match'],
  rules: { rate: 'login' },
});

/** Ends a console session; the reply is the same for an expired token. */
export const logOutStaff = call({
  id: 'G30',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/agent/secure/api/v3/logout',
  auth: 'staff',
  reply: z.strictObject({ redirect: z.string() }),
  errors: [],
});

const secondFactor = z.strictObject({
  challenge: checked(z.string(), z.maxLength(100)),
  code: z.nullish(checked(z.string(), z.maxLength(10))),
  recoveryCode: z.nullish(checked(z.string(), z.maxLength(40))),
});

/**
 * Completes a console login with the second factor: a code of the authenticator or a recovery code. The token is in the
 * Authorization header.
 */
export const answerSecondFactor = call({
  id: 'ID-1 agent',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/agent/api/v3/login/second-factor',
  auth: 'anonymous',
  body: secondFactor,
  reply: z.strictObject({ redirect: z.string() }),
  errors: ['code-wrong', 'code-expired'],
  rules: { rate: 'login' },
});

/** Completes a borrower's login with the second factor, as `answerSecondFactor` does in the console. */
export const answerBorrowerSecondFactor = call({
  id: 'ID-1 customer',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/login/second-factor',
  auth: 'anonymous',
  body: secondFactor,
  reply: z.strictObject({ redirect: z.string() }),
  errors: ['code-wrong', 'code-expired'],
  rules: { rate: 'login' },
});

/** Starts a login with a passkey. The challenge works once, for 5 minutes, on the site that the call is made on. */
export const beginPasskeyLogin = call({
  id: 'ID-13 options',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/login/passkey/options',
  auth: 'anonymous',
  reply: requestOptions,
  errors: [],
  rules: { rate: 'lookup' },
});

/**
 * Logs in with a passkey, which counts as both factors. The token is in the Authorization header. An unknown passkey
 * and a wrong answer get the same reply.
 */
export const logInWithPasskey = call({
  id: 'ID-13 post',
  tag: 'identity-broker',
  method: 'POST',
  path: '/identity-broker/customer/api/v3/login/passkey',
  auth: 'anonymous',
  body: z.strictObject({
    credential: usedCredential,
    redirectUrl: z.nullish(checked(z.string(), z.maxLength(500))),
  }),
  reply: z.strictObject({ redirect: z.string() }),
  errors: ['passkey-refused'],
  rules: { rate: 'login' },
});
