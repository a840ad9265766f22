import { CO_DEED_STAGES, DECLINE_TO_SIGN, SIGNER_RELATIONS, emailField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { CO_DEED_API } from './paths.ts';
import { checked, instant, line, text, uuid, version, whole } from './shapes/base.ts';
import { consentListRequest } from './shapes/consent.ts';
import { primary, signer } from './shapes/signer.ts';
import { explanation, writeReply } from './shapes/status.ts';

// Calls of an additional signer, from the invitation to their own tasks. The borrower's calls about signers are in
// `signers.ts`.

/** The token in the fragment of an invitation link or a login link. */
const token = checked(z.string(), z.minLength(20), z.maxLength(100));
const INVITATION_ERRORS = ['link-expired', 'wrong-person', 'already-signed', 'request-cancelled'] as const;

/**
 * Returns what an invitation is for and what comes next: PASSWORD without an account, LOGIN with one, RESUME if already
 * logged in as that signer. Records SignerInvitationOpened, once.
 */
export const openSignerInvitation = call({
  id: 'SG-3 open',
  tag: 'signers',
  method: 'POST',
  path: `${CO_DEED_API}/invitations/open`,
  auth: 'optional',
  body: z.strictObject({ token }),
  reply: z.strictObject({
    primary,
    street: line,
    /** The lender's name. */
    brand: line,
    next: z.enum(['PASSWORD', 'LOGIN', 'RESUME']),
    /** The invitation came by text message, so the account needs an email address (`acceptSignerInvitation`). */
    asksEmail: z.boolean(),
    relation: z.enum(SIGNER_RELATIONS),
  }),
  errors: INVITATION_ERRORS,
  rules: { rate: 'lookup' },
});

/**
 * Sends the signer a new invitation link, to the address of the first one; the caller learns nothing about that
 * address.
 */
export const askForSignerInvitation = call({
  id: 'SG-3 ask-again',
  tag: 'signers',
  method: 'POST',
  path: `${CO_DEED_API}/invitations/ask-again`,
  auth: 'optional',
  body: z.strictObject({ token }),
  status: 202,
  reply: z.strictObject({}),
  errors: [],
  rules: { rate: 'sensitive' },
});

/**
 * Creates the signer's account and logs them in; an invitation is accepted once. `email` is required only where
 * `asksEmail` is true.
 */
export const acceptSignerInvitation = call({
  id: 'SG-4',
  tag: 'signers',
  method: 'POST',
  path: `${CO_DEED_API}/invitations/accept`,
  auth: 'anonymous',
  body: z.strictObject({
    token,
    /** Null where signers log in at the lender's identity provider. */
    password: z.nullish(checked(z.string(), z.minLength(1), z.maxLength(256))),
    email: z.nullish(emailField),
    consentListRequest,
  }),
  status: 201,
  reply: z.strictObject({ jwt: z.string() }),
  errors: [...INVITATION_ERRORS, 'password-refused', 'identity-exists', 'consent-missing', 'consent-outdated'],
  rules: { idempotency: 'required', rate: 'signup', answerKept: false },
  client: { jwtInBody: true },
});

/** Emails a link and a code to a signer; the reply is the same for every address. */
export const emailSignerLogin = call({
  id: 'SG-5 link',
  tag: 'signers',
  method: 'POST',
  path: `${CO_DEED_API}/login-link`,
  auth: 'anonymous',
  body: z.strictObject({ email: emailField }),
  status: 202,
  reply: z.strictObject({}),
  errors: [],
  rules: { rate: 'sensitive' },
});

/**
 * Logs a signer in by the emailed link or code; the token is in the Authorization header. A first login opens the
 * invitation.
 */
export const logInSigner = call({
  id: 'SG-5 login',
  tag: 'signers',
  method: 'POST',
  path: `${CO_DEED_API}/login`,
  auth: 'anonymous',
  body: z.union([
    z.strictObject({ token }),
    z.strictObject({ email: emailField, code: checked(z.string(), z.maxLength(20)) }),
  ]),
  reply: z.strictObject({ redirect: z.string() }),
  errors: ['code-wrong', 'link-expired'],
  rules: { rate: 'login' },
});

const signerParams = z.strictObject({ signerUuid: uuid });
const stage = z.enum(CO_DEED_STAGES);

/** Returns the caller's progress as a signer: the loan they logged in for first, then the others. */
export const readCoDeedStatus = call({
  id: 'G08',
  tag: 'signers',
  method: 'GET',
  path: `${CO_DEED_API}/status`,
  auth: 'signer',
  reply: z.strictObject({
    signerUuid: uuid,
    applicationUuid: uuid,
    stage,
    primary,
    others: z.array(z.strictObject({ signerUuid: uuid, applicationUuid: uuid, stage, primary })),
    cancelledOn: z.nullish(instant),
  }),
  errors: [],
  rules: { passive: true },
});

/** Saves the caller's own link to a session replay; https, on an allowed host. */
export const saveSignerReplayLink = call({
  id: 'G09',
  tag: 'signers',
  method: 'PUT',
  path: `${CO_DEED_API}/{signerUuid}/full-story-link`,
  auth: 'signer',
  params: signerParams,
  body: z.object({ link: checked(z.string(), z.maxLength(500)) }),
  errors: [],
  rules: { passive: true },
});

/**
 * Returns the caller as a signer of the loan they logged in for: their tasks and whose turn it is. Contains nothing
 * about the borrower's money or decision.
 */
export const readOwnSigner = call({
  id: 'SG-6 get',
  tag: 'signers',
  method: 'GET',
  path: `${CO_DEED_API}/{signerUuid}`,
  auth: 'signer',
  params: signerParams,
  reply: z.strictObject({
    ...signer.shape,
    applicationUuid: uuid,
    version,
    stage,
    primary,
    street: line,
    relation: z.enum(SIGNER_RELATIONS),
    /** The sentence that says why they sign, and that they sign the deed and not the debt. */
    what: text,
    /** The sentence that says for which amount the home can be lost if the borrower doesn't pay. */
    risk: text,
    minutes: whole,
    /** Notices for the signer; `documentUuid` is null until the notice exists. */
    notices: z.array(z.strictObject({ title: line, documentUuid: z.nullish(uuid) })),
    explain: explanation,
  }),
  errors: [],
  rules: { passive: true },
});

/** Reports that the signer does not want to sign; staff review it. Records SigningDeclined with its condition. */
export const declineToSign = call({
  id: 'SG-6 decline',
  tag: 'signers',
  method: 'POST',
  path: `${CO_DEED_API}/{signerUuid}/decline`,
  auth: 'signer',
  params: signerParams,
  body: z.strictObject({ reason: z.enum(DECLINE_TO_SIGN), comment: z.nullish(checked(z.string(), z.maxLength(500))) }),
  reply: signer,
  errors: ['already-signed', 'request-cancelled'],
  rules: { idempotency: 'required' },
});

/**
 * Saves whether the signer lives in the home, which gives them the right to cancel. Possible until their own first
 * signature; records SignerResidenceGiven.
 */
export const saveSignerResidence = call({
  id: 'SG-7',
  tag: 'signers',
  method: 'PUT',
  path: `${CO_DEED_API}/{signerUuid}/residence`,
  auth: 'signer',
  params: signerParams,
  body: z.strictObject({ livesThere: z.enum(['YES', 'NO']) }),
  reply: writeReply({ signer }),
  errors: ['already-signed', 'request-cancelled'],
  rules: { ifMatch: 'required' },
});
