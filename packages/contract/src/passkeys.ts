import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid } from './shapes/base.ts';
import {
  createdCredential,
  creationOptions,
  passkey,
  passkeyName,
  requestOptions,
  usedCredential,
} from './shapes/passkey.ts';

const passkeyParams = z.strictObject({ passkeyUuid: uuid });

/** Lists the passkeys of the caller's account. */
export const readPasskeys = call({
  id: 'ID-12 get',
  tag: 'passkeys',
  method: 'GET',
  path: '/identity/secure/api/v1/passkeys',
  auth: 'borrower',
  reply: z.array(passkey),
  errors: [],
});

/** Starts adding a passkey for the site that the call is made on. The challenge works once, for 5 minutes. */
export const beginPasskey = call({
  id: 'ID-12 options',
  tag: 'passkeys',
  method: 'POST',
  path: '/identity/secure/api/v1/passkeys/options',
  auth: 'borrower',
  reply: creationOptions,
  errors: ['passkeys-full'],
  rules: { stepUp: true },
});

/** Adds the passkey that the browser created; an email tells the owner. */
export const addPasskey = call({
  id: 'ID-12 post',
  tag: 'passkeys',
  method: 'POST',
  path: '/identity/secure/api/v1/passkeys',
  auth: 'borrower',
  body: z.strictObject({ name: passkeyName, credential: createdCredential }),
  status: 201,
  reply: passkey,
  errors: ['passkey-not-added', 'passkeys-full'],
  rules: { stepUp: true },
});

export const renamePasskey = call({
  id: 'ID-12 put',
  tag: 'passkeys',
  method: 'PUT',
  path: '/identity/secure/api/v1/passkeys/{passkeyUuid}',
  auth: 'borrower',
  params: passkeyParams,
  body: z.strictObject({ name: passkeyName }),
  errors: [],
});

/** Removes a passkey; an email tells the owner. */
export const removePasskey = call({
  id: 'ID-12 delete',
  tag: 'passkeys',
  method: 'DELETE',
  path: '/identity/secure/api/v1/passkeys/{passkeyUuid}',
  auth: 'borrower',
  params: passkeyParams,
  errors: [],
  rules: { stepUp: true },
});

/**
 * Returns how a borrower or signer can step up: with the password, to which `code` adds a code of the authenticator, or
 * with a passkey.
 */
export const readStepUp = call({
  id: 'ID-6 get',
  tag: 'passkeys',
  method: 'GET',
  path: '/identity/secure/api/v1/step-up',
  auth: 'borrower-or-signer',
  reply: z.strictObject({ code: z.boolean(), passkey: z.boolean() }),
  errors: [],
});

/** Starts a step-up with a passkey of the account. */
export const beginPasskeyStepUp = call({
  id: 'ID-6 passkey options',
  tag: 'passkeys',
  method: 'POST',
  path: '/identity/secure/api/v1/step-up/passkey/options',
  auth: 'borrower-or-signer',
  reply: requestOptions,
  errors: [],
});

/** Steps up with a passkey of the account, as `stepUpWithPassword` does. */
export const stepUpWithPasskey = call({
  id: 'ID-6 passkey',
  tag: 'passkeys',
  method: 'POST',
  path: '/identity/secure/api/v1/step-up/passkey',
  auth: 'borrower-or-signer',
  body: z.strictObject({ credential: usedCredential }),
  errors: ['passkey-refused'],
});
