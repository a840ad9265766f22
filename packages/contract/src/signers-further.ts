import { CO_DEED_STAGES, DECLINE_TO_SIGN, SIGNER_RELATIONS, emailField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { C } from './paths.ts';
import { checked, instant, line, text, uuid, version, whole } from './shapes/base.ts';
import { consentListRequest } from './shapes/consent.ts';
import { primary, signer } from './shapes/signer.ts';
import { explanation, write } from './shapes/status.ts';

/** What stands behind the hash sign of an invitation or of a link to sign in. */
const token = checked(z.string(), z.minLength(20), z.maxLength(100));
const INVITATION_ERRORS = ['link-expired', 'wrong-person', 'already-signed', 'request-cancelled'] as const;

/**
 * SG-3 open. What an invitation is for and what comes next: PASSWORD for whoever has no account, LOGIN for whoever has one, RESUME for whoever is signed in as
 * that signer. Records SignerInvitationOpened, once.
 */
export const openSignerInvitation = call({
  id: 'SG-3 open',
  tag: 'signers',
  method: 'POST',
  path: `${C}/invitations/open`,
  auth: 'optional',
  body: z.strictObject({ token }),
  reply: z.strictObject({
    primary,
    street: line,
    /** The lender's name. */
    brand: line,
    next: z.enum(['PASSWORD', 'LOGIN', 'RESUME']),
    /** Invited by text message: the account needs an e-mail address (SG-4). */
    asksEmail: z.boolean(),
    relation: z.enum(SIGNER_RELATIONS),
  }),
  errors: INVITATION_ERRORS,
  rules: { rate: 'L3' },
});

/** SG-3 ask-again. A new link to the address that the invitation went to; whoever asks learns nothing of it. */
export const askForSignerInvitation = call({
  id: 'SG-3 ask-again',
  tag: 'signers',
  method: 'POST',
  path: `${C}/invitations/ask-again`,
  auth: 'optional',
  body: z.strictObject({ token }),
  status: 202,
  reply: z.strictObject({}),
  errors: [],
  rules: { rate: 'L6' },
});

/** SG-4. Makes the signer's account and signs them in; an invitation is accepted once. `email` only where SG-3 asks for it. */
export const acceptSignerInvitation = call({
  id: 'SG-4',
  tag: 'signers',
  method: 'POST',
  path: `${C}/invitations/accept`,
  auth: 'anonymous',
  body: z.strictObject({
    token,
    password: checked(z.string(), z.minLength(1), z.maxLength(256)),
    email: z.nullish(emailField),
    consentListRequest,
  }),
  status: 201,
  reply: z.strictObject({ jwt: z.string() }),
  errors: [...INVITATION_ERRORS, 'password-refused', 'identity-exists', 'consent-missing', 'consent-outdated'],
  rules: { idempotency: 'required', rate: 'L2', answerKept: false },
  client: { jwtInBody: true },
});

/** SG-5 link. Mails whoever is to sign a link and a code; the answer is the same for everybody. */
export const askForSignerLogin = call({
  id: 'SG-5 link',
  tag: 'signers',
  method: 'POST',
  path: `${C}/login-link`,
  auth: 'anonymous',
  body: z.strictObject({ email: emailField }),
  status: 202,
  reply: z.strictObject({}),
  errors: [],
  rules: { rate: 'L6' },
});

/** SG-5 login. Signs a signer in by the mailed link or code; the token comes in the Authorization header. A first login opens the invitation. */
export const logInSigner = call({
  id: 'SG-5 login',
  tag: 'signers',
  method: 'POST',
  path: `${C}/login`,
  auth: 'anonymous',
  body: z.union([
    z.strictObject({ token }),
    z.strictObject({ email: emailField, code: checked(z.string(), z.maxLength(20)) }),
  ]),
  reply: z.strictObject({ redirect: z.string() }),
  errors: ['code-wrong', 'link-expired'],
  rules: { rate: 'L1' },
});

const own = z.strictObject({ signerUuid: uuid });
const stage = z.enum(CO_DEED_STAGES);

/** G08. Where the caller stands as a signer: the loan that they signed in for, then the others. */
export const readCoDeedStatus = call({
  id: 'G08',
  tag: 'signers',
  method: 'GET',
  path: `${C}/status`,
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

/** G09. Keeps the caller's own link to a session replay; https, of a host that is allowed. */
export const saveSignerReplayLink = call({
  id: 'G09',
  tag: 'signers',
  method: 'PUT',
  path: `${C}/{signerUuid}/full-story-link`,
  auth: 'signer',
  params: own,
  body: z.object({ link: checked(z.string(), z.maxLength(500)) }),
  errors: [],
  rules: { passive: true },
});

/** SG-6 get. The caller as a signer of the loan that they signed in for: what is theirs to do and whose turn it is. Nothing of the borrower's money or decision. */
export const readOwnSigner = call({
  id: 'SG-6 get',
  tag: 'signers',
  method: 'GET',
  path: `${C}/{signerUuid}`,
  auth: 'signer',
  params: own,
  reply: z.strictObject({
    ...signer.shape,
    applicationUuid: uuid,
    version,
    stage,
    primary,
    street: line,
    relation: z.enum(SIGNER_RELATIONS),
    /** Why they sign, in a sentence, and that they sign the deed and not the debt. */
    what: text,
    /** That the home can be lost when the borrower does not pay, and for which amount. */
    risk: text,
    minutes: whole,
    /** Notices that are for them: those that are there with their document. */
    notices: z.array(z.strictObject({ title: line, documentUuid: z.nullish(uuid) })),
    explain: explanation,
  }),
  errors: [],
  rules: { passive: true },
});

/** SG-6 decline. The signer does not want to sign: a person of the lender looks at it. Records SigningDeclined with its condition. */
export const declineToSign = call({
  id: 'SG-6 decline',
  tag: 'signers',
  method: 'POST',
  path: `${C}/{signerUuid}/decline`,
  auth: 'signer',
  params: own,
  body: z.strictObject({ reason: z.enum(DECLINE_TO_SIGN), comment: z.nullish(checked(z.string(), z.maxLength(500))) }),
  reply: signer,
  errors: ['already-signed', 'request-cancelled'],
  rules: { idempotency: 'required' },
});

/** SG-7. Whether the signer lives in the home: who does has the right to cancel. Until the own first signature; records SignerResidenceGiven. */
export const sayResidence = call({
  id: 'SG-7',
  tag: 'signers',
  method: 'PUT',
  path: `${C}/{signerUuid}/residence`,
  auth: 'signer',
  params: own,
  body: z.strictObject({ livesThere: z.enum(['YES', 'NO']) }),
  reply: write({ signer }),
  errors: ['already-signed', 'request-cancelled'],
  rules: { ifMatch: 'required' },
});
