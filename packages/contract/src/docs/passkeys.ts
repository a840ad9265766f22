import { MAX_PASSKEY_NAME_LENGTH } from '@lintel/domain';
import * as broker from '../identity-broker.ts';
import * as identity from '../identity.ts';
import * as passkeys from '../passkeys.ts';
import { describeCall } from './docs.ts';
import { EMAIL, NOW, OTHER } from './samples.ts';

const PASSKEY = {
  passkeyUuid: OTHER,
  name: 'My phone',
  host: 'apply.lender.example',
  synced: true,
  createdAt: NOW,
  lastUsedAt: null,
};
const CHALLENGE = 'q1dJ0y7yZcP9m5q3rR1u0m2w8Jt6bN4xKf0aVhL3oE';
const REQUEST = {
  rpId: 'apply.lender.example',
  challenge: CHALLENGE,
  timeout: 300_000,
  userVerification: 'required',
} as const;
const CREDENTIAL_ID = '3q2-7wAAAAAAAAAAAAAAAA';
const CREDENTIAL = { id: CREDENTIAL_ID, rawId: CREDENTIAL_ID, type: 'public-key' } as const;
const CLIENT_DATA = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
const USED = {
  ...CREDENTIAL,
  response: {
    clientDataJSON: CLIENT_DATA,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDx',
    userHandle: 'eg1PazouTFiKfQ9qGyw9Tg',
  },
};
const TOKEN = 'The header has a token that is valid for 20 minutes.';

/** Documents the calls about passkeys and step-up, for the OpenAPI description. */
export const passkeyDocs = [
  describeCall(passkeys.readPasskeys, 'List my passkeys', 'Oldest first, of every site of the lender.', {
    reply: [PASSKEY],
  }),
  describeCall(
    passkeys.beginPasskey,
    'Start adding a passkey',
    'The options of `navigator.credentials.create` (WebAuthn Level 3). At most 20 passkeys for an account.',
    {
      reply: {
        rp: { id: 'apply.lender.example', name: 'Alderpoint Home' },
        user: { id: 'eg1PazouTFiKfQ9qGyw9Tg', name: EMAIL, displayName: EMAIL },
        challenge: CHALLENGE,
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [{ id: CREDENTIAL_ID, type: 'public-key', transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    },
  ),
  describeCall(
    passkeys.addPasskey,
    'Add the passkey',
    'What the browser created. Its challenge works once, for 5 minutes, in the session that asked for it.',
    {
      body: {
        name: 'My phone',
        credential: {
          ...CREDENTIAL,
          response: { clientDataJSON: CLIENT_DATA, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
        },
      },
      reply: PASSKEY,
    },
  ),
  describeCall(passkeys.renamePasskey, 'Rename a passkey', `1 to ${MAX_PASSKEY_NAME_LENGTH} characters.`, {
    params: { passkeyUuid: OTHER },
    body: { name: 'Work laptop' },
  }),
  describeCall(passkeys.removePasskey, 'Remove a passkey', 'It no longer logs in. An email tells the owner.', {
    params: { passkeyUuid: OTHER },
  }),
  describeCall(
    broker.beginPasskeyLogin,
    'Start a login with a passkey',
    'The options of `navigator.credentials.get`. The person picks one of their passkeys of this site.',
    { reply: REQUEST },
  ),
  describeCall(
    broker.logInWithPasskey,
    'Log in with a passkey',
    'The token is in the Authorization header. No second factor is asked: a passkey proves both.',
    { body: { credential: USED, redirectUrl: '/dashboard' }, reply: { redirect: '/dashboard' } },
  ),
  describeCall(
    broker.answerBorrowerSecondFactor,
    'Give the second factor',
    'The authenticator code or, instead, a recovery code that works once. 5 tries for one challenge, which lives 10 minutes.',
    {
      body: { challenge: CHALLENGE, code: '123456', recoveryCode: null },
      reply: { redirect: '/dashboard' },
    },
  ),
  describeCall(
    identity.removeTotp,
    'Turn the second factor off',
    'With a code of the authenticator or a recovery code. The recovery codes stop working too.',
    { body: { code: '123456', recoveryCode: null } },
  ),
  describeCall(
    passkeys.readStepUp,
    'Get the ways to step up',
    '`code`: the password needs a code of the authenticator too. `passkey`: the account has one for this site.',
    { reply: { code: false, passkey: true } },
  ),
  describeCall(identity.stepUpWithPassword, 'Step up with the password', TOKEN, {
    body: { password: 'a long password', code: null, recoveryCode: null },
  }),
  describeCall(
    passkeys.beginPasskeyStepUp,
    'Start a step-up with a passkey',
    'The options of `navigator.credentials.get`, for the passkeys of the account on this site.',
    { reply: { ...REQUEST, allowCredentials: [{ id: CREDENTIAL_ID, type: 'public-key', transports: ['internal'] }] } },
  ),
  describeCall(passkeys.stepUpWithPasskey, 'Step up with a passkey', TOKEN, { body: { credential: USED } }),
];
