import { BROWSERS, emailField, phoneField, SYSTEMS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, instant, line, uuid } from './shapes/base.ts';
import { identity, identityV1 } from './shapes/person.ts';

const password = checked(z.string(), z.minLength(1), z.maxLength(256));

/** Creates an identity by email and password; the reply's `jwt` logs it in. */
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
  errors: ['identity-exists', 'password-refused', 'not-available'],
  rules: { idempotency: 'accepted', rate: 'signup' },
  client: { jwtInBody: true },
});

/** Returns the caller's account: login data, masked contacts and kinds of second factor. */
export const readIdentity = call({
  id: 'G22',
  tag: 'identity',
  method: 'GET',
  path: '/identity/secure/api/v1_1/identity',
  auth: 'logged-in',
  reply: identity,
  errors: [],
});

/** Returns the caller's identity as its first version did, without wallet addresses. */
export const readIdentityV1 = call({
  id: 'G23',
  tag: 'identity',
  method: 'GET',
  path: '/identity/secure/api/v1/identity',
  auth: 'logged-in',
  reply: identityV1,
  errors: [],
});

/**
 * Saves a phone number without a code, as the specification gives the call. Registration uses it for an account that
 * has none. The number is unverified, and the earlier number gets a text.
 */
export const changeAlias = call({
  id: 'G24',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/identity/alias',
  auth: 'borrower',
  body: z.object({ type: z.literal('Phone'), value: checked(z.string(), z.maxLength(20)) }),
  reply: identity,
  errors: ['phone-invalid'],
  rules: { rate: 'sensitive', stepUp: true },
});

const code = checked(z.string(), z.regex(/^\d{6}$/));
/** The token in the fragment of an emailed link. */
const linkToken = checked(z.string(), z.minLength(20), z.maxLength(100));

/** Starts setting up an authenticator; the old one stays valid until a code of the new one is confirmed. */
export const beginTotp = call({
  id: 'ID-5 post',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/totp',
  auth: 'logged-in',
  body: z.strictObject({ currentPassword: password }),
  reply: z.strictObject({ secret: z.string(), otpauthUrl: z.string() }),
  errors: ['credentials-do-not-match', 'step-up-required', 'not-for-signers'],
  rules: { rate: 'sensitive' },
});

/**
 * Activates the new authenticator with one of its codes. The recovery codes are shown only here; the Authorization
 * header has the token of the full session.
 */
export const confirmTotp = call({
  id: 'ID-5 put',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/totp',
  auth: 'logged-in',
  body: z.strictObject({ code }),
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  errors: ['code-wrong', 'step-up-required', 'not-for-signers'],
  rules: { rate: 'sensitive' },
});

/**
 * Turns a borrower's second factor off with one of its codes or a recovery code; an email tells the owner. Staff can't:
 * the console requires one.
 */
export const removeTotp = call({
  id: 'ID-5 removal',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/totp/removal',
  auth: 'borrower',
  body: z.strictObject({
    code: z.nullish(checked(z.string(), z.maxLength(10))),
    recoveryCode: z.nullish(checked(z.string(), z.maxLength(40))),
  }),
  errors: ['code-wrong'],
  rules: { stepUp: true },
});

/** Starts a step-up of a staff member, which a code of the authenticator completes. */
export const beginStepUp = call({
  id: 'ID-6 post',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/step-up',
  auth: 'staff',
  body: z.strictObject({ channel: z.literal('TOTP') }),
  status: 202,
  reply: z.strictObject({ stepUpUuid: z.uuid(), sentTo: z.nullish(z.string()) }),
  errors: [],
  rules: { rate: 'sensitive' },
});

/**
 * Completes a step-up with its code; 5 tries. The Authorization header has a token that carries the step-up for 20
 * minutes.
 */
export const finishStepUp = call({
  id: 'ID-6 put',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/step-up/{stepUpUuid}',
  auth: 'staff',
  params: z.strictObject({ stepUpUuid: z.uuid() }),
  body: z.strictObject({ code }),
  errors: ['code-wrong', 'code-expired'],
});

/**
 * Steps up with the password and, if the account has a second factor, its code or a recovery code. The Authorization
 * header has a token that carries the step-up for 20 minutes.
 */
export const stepUpWithPassword = call({
  id: 'ID-6 password',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/step-up/password',
  auth: 'borrower-or-signer',
  body: z.strictObject({
    password,
    code: z.nullish(checked(z.string(), z.maxLength(10))),
    recoveryCode: z.nullish(checked(z.string(), z.maxLength(40))),
  }),
  errors: ['credentials-do-not-match', 'code-wrong'],
});

/**
 * Sends a code to the caller's own email address; the previous code becomes invalid. `verified`: there is nothing to
 * confirm.
 */
export const sendEmailCode = call({
  id: 'ID-8 post',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/email-verification',
  auth: 'borrower-or-signer',
  status: 202,
  reply: z.strictObject({ verified: z.boolean(), sentTo: z.string() }),
  errors: [],
  rules: { rate: 'sensitive', asksVendor: true },
});

/** Confirms the email address with the emailed code: 6 digits, 10 minutes, 5 tries. */
export const confirmEmail = call({
  id: 'ID-8 put',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/email-verification',
  auth: 'borrower-or-signer',
  body: z.strictObject({ code: checked(z.string(), z.maxLength(20)) }),
  reply: z.strictObject({ verified: z.literal(true) }),
  errors: ['code-wrong', 'code-expired'],
  rules: { rate: 'sensitive' },
});

/** The masked email address or phone number that got the code. */
const sentCodeReply = z.strictObject({ sentTo: z.string() });

/** Starts a change of the email address: emails a code to the new one. */
export const beginEmailChange = call({
  id: 'ID-14 post',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/email-change',
  auth: 'borrower',
  body: z.strictObject({ email: emailField }),
  status: 202,
  reply: sentCodeReply,
  errors: ['not-available'],
  rules: { rate: 'sensitive', stepUp: true, asksVendor: true },
});

/** Changes the address with the emailed code: 6 digits, 10 minutes, 5 tries. */
export const confirmEmailChange = call({
  id: 'ID-14 put',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/email-change',
  auth: 'borrower',
  body: z.strictObject({ code: checked(z.string(), z.maxLength(20)) }),
  errors: ['code-wrong', 'code-expired', 'email-taken'],
  rules: { rate: 'sensitive', stepUp: true },
});

/** Changes the address back with the link that was emailed to the earlier one. */
export const revertEmailChange = call({
  id: 'ID-14 revert',
  tag: 'identity',
  method: 'POST',
  path: '/identity/external/api/v1/email-change/revert',
  auth: 'anonymous',
  body: z.strictObject({ token: linkToken }),
  reply: z.strictObject({ email: z.string() }),
  errors: ['link-expired', 'email-taken'],
  rules: { rate: 'lookup' },
});

/** Starts a change of the phone number: texts a code to the new one. */
export const beginPhoneChange = call({
  id: 'ID-15 post',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/phone-change',
  auth: 'borrower',
  body: z.strictObject({ phone: phoneField }),
  status: 202,
  reply: sentCodeReply,
  errors: [],
  rules: { rate: 'sensitive', stepUp: true, asksVendor: true },
});

/** Changes the phone number with the texted code: 6 digits, 10 minutes, 5 tries. */
export const confirmPhoneChange = call({
  id: 'ID-15 put',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/phone-change',
  auth: 'borrower',
  body: z.strictObject({ code: checked(z.string(), z.maxLength(20)) }),
  errors: ['code-wrong', 'code-expired'],
  rules: { rate: 'sensitive', stepUp: true },
});

/** Returns whom an emailed setup link is for and who sent it, before the page asks for a password. */
export const openAccountSetup = call({
  id: 'ID-10 open',
  tag: 'identity',
  method: 'POST',
  path: '/identity/external/api/v1/account-setup/open',
  auth: 'anonymous',
  body: z.strictObject({ token: linkToken }),
  reply: z.strictObject({ firstName: z.nullish(z.string()), email: z.string(), originator: z.nullish(z.string()) }),
  errors: ['link-expired'],
  rules: { rate: 'lookup' },
});

/**
 * Sets the password of an invited account. In the console its `jwt` permits only the setup of the second factor
 * (`beginTotp`).
 */
export const setUpAccount = call({
  id: 'ID-10 post',
  tag: 'identity',
  method: 'POST',
  path: '/identity/external/api/v1/account-setup',
  auth: 'anonymous',
  body: z.strictObject({
    token: linkToken,
    password,
    consentListRequest: z.nullish(checked(z.array(z.unknown()), z.maxLength(0))),
  }),
  status: 201,
  reply: z.strictObject({ jwt: z.string() }),
  errors: ['link-expired', 'password-refused'],
  rules: { rate: 'signup' },
  client: { jwtInBody: true },
});

/** Sends a new link to the address of an invitation that may have expired. */
export const resendAccountSetup = call({
  id: 'ID-10 resend',
  tag: 'identity',
  method: 'POST',
  path: '/identity/external/api/v1/account-setup/resend',
  auth: 'anonymous',
  body: z.strictObject({ token: linkToken }),
  status: 202,
  reply: z.strictObject({}),
  errors: [],
  rules: { rate: 'sensitive' },
});

const email = checked(z.string(), z.maxLength(254));

/** Emails a link to set a new password. The reply is the same whether the address has an account or not. */
export const askPasswordReset = call({
  id: 'ID-3 post',
  tag: 'identity',
  method: 'POST',
  path: '/identity/external/api/v1/password-reset',
  auth: 'anonymous',
  body: z.strictObject({ email, desk: z.nullish(z.boolean()) }),
  status: 202,
  reply: z.strictObject({}),
  errors: [],
  rules: { rate: 'sensitive' },
});

/** Returns what a password reset link requires besides the new password: a code, the phone number, a birth date. */
export const openPasswordReset = call({
  id: 'ID-3 open',
  tag: 'identity',
  method: 'POST',
  path: '/identity/external/api/v1/password-reset/open',
  auth: 'anonymous',
  body: z.strictObject({ token: linkToken }),
  reply: z.strictObject({
    email: z.string(),
    asksCode: z.boolean(),
    asksProof: z.boolean(),
    asksBirthdate: z.boolean(),
  }),
  errors: ['link-expired'],
  rules: { rate: 'lookup' },
});

/**
 * Sets the password; the Authorization header has the token of a new session, and every other session ends.
 * `startOver`: the address gets a new, empty account, for a person whose address someone else used to apply.
 */
export const resetPassword = call({
  id: 'ID-3 put',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/external/api/v1/password-reset',
  auth: 'anonymous',
  body: z.strictObject({
    token: linkToken,
    password,
    code: z.nullish(checked(z.string(), z.maxLength(10))),
    recoveryCode: z.nullish(checked(z.string(), z.maxLength(40))),
    phone: z.nullish(checked(z.string(), z.maxLength(20))),
    birthdate: z.nullish(checked(z.string(), z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    startOver: z.nullish(z.boolean()),
  }),
  reply: z.strictObject({ redirect: z.string() }),
  errors: ['link-expired', 'password-refused', 'code-wrong', 'proof-wrong', 'identity-exists'],
  rules: { rate: 'signup', answerKept: false },
});

/** Changes the caller's own password; every other session ends, and an email reports it. */
export const changePassword = call({
  id: 'ID-4',
  tag: 'identity',
  method: 'PUT',
  path: '/identity/secure/api/v1/password',
  auth: 'logged-in',
  body: z.strictObject({ currentPassword: password, password }),
  errors: ['credentials-do-not-match', 'password-refused'],
  rules: { rate: 'sensitive' },
});

/** Makes new recovery codes, shown only here; the old ones become invalid. */
export const makeRecoveryCodes = call({
  id: 'ID-5 codes',
  tag: 'identity',
  method: 'POST',
  path: '/identity/secure/api/v1/totp/recovery-codes',
  auth: 'logged-in',
  reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  errors: ['not-for-signers', 'not-at-this-step'],
  rules: { rate: 'sensitive', stepUp: true, answerKept: false },
});

/** Returns the caller's open sessions, newest first; a signer's session only itself. */
export const readSessions = call({
  id: 'ID-7 get',
  tag: 'identity',
  method: 'GET',
  path: '/identity/secure/api/v1/sessions',
  auth: 'logged-in',
  reply: z.array(
    z.strictObject({
      sessionUuid: uuid,
      startedAt: instant,
      lastUsedAt: instant,
      device: z.strictObject({ browser: z.nullable(z.enum(BROWSERS)), system: z.nullable(z.enum(SYSTEMS)) }),
      current: z.boolean(),
    }),
  ),
  errors: [],
});

/** Ends every session of the caller except this one. A signer's session ends none. */
export const endSessions = call({
  id: 'ID-7 delete',
  tag: 'identity',
  method: 'DELETE',
  path: '/identity/secure/api/v1/sessions',
  auth: 'logged-in',
  errors: [],
});

/** Ends one of the caller's sessions, on every replica. */
export const endSession = call({
  id: 'ID-7 delete one',
  tag: 'identity',
  method: 'DELETE',
  path: '/identity/secure/api/v1/sessions/{sessionUuid}',
  auth: 'logged-in',
  params: z.strictObject({ sessionUuid: uuid }),
  errors: [],
});
