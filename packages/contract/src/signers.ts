import * as z from 'zod/mini';
import { CO_DEED_STAGES, DECLINE_TO_SIGN, emailField, firstNameField, lastNameField, phoneField, SIGNER_STATES } from '@lintel/domain';
import { call } from './call.ts';
import { C, K } from './paths.ts';
import { instant, line, text, uuid, version, whole } from './shapes/base.ts';
import { checked } from './shapes/checked.ts';
import { consentListRequest } from './shapes/consent.ts';
import { onLoan } from './shapes/params.ts';
import { explanation, write } from './shapes/status.ts';

const LIVES_THERE = ['UNKNOWN', 'YES', 'NO'] as const;

/** Somebody who signs besides the borrower; e-mail and phone are masked. Unknown whether they live in the home counts as yes. */
export const signer = z.strictObject({
  signerUuid: uuid,
  /** The same person in `mustSign`. */
  personUuid: uuid,
  identityUuid: z.nullish(uuid),
  firstName: line,
  lastName: line,
  role: z.enum(['CO_DEEDER', 'CO_BORROWER']),
  livesThere: z.enum(LIVES_THERE),
  email: z.nullish(line),
  phoneNumber: z.nullish(line),
  removableBy: z.enum(['YOU', 'US']),
  state: z.enum(SIGNER_STATES),
  sentAt: z.nullish(instant),
  signedAt: z.nullish(instant),
  cancelledAt: z.nullish(instant),
});

/** SG-1 get. Who must sign the deed, and who was named for it. Whoever was removed stands in it as CANCELLED. */
export const readSigners = call({
  id: 'SG-1 get',
  tag: 'signers',
  method: 'GET',
  path: `${K}/signers`,
  auth: 'borrower',
  params: onLoan,
  reply: z.strictObject({
    signers: z.array(signer),
    mustSign: z.array(
      z.strictObject({
        personUuid: uuid,
        /** As the land records have it; null where they name nobody. */
        name: z.nullish(line),
        relation: z.enum(['CO_OWNER', 'SPOUSE']),
        reason: text,
        livesThere: z.enum(LIVES_THERE),
        /** Null: to be named. */
        signerUuid: z.nullish(uuid),
      }),
    ),
    version,
  }),
  errors: [],
});

/** Whom SG-1 and ST-29 name. */
export const namedSigner = z.strictObject({
  personUuid: uuid,
  firstName: firstNameField,
  lastName: /* @__PURE__ */ lastNameField(),
  role: z.literal('CO_DEEDER'),
  livesThere: z.enum(LIVES_THERE),
  email: z.nullish(emailField),
  phoneNumber: z.nullish(phoneField),
});

/** SG-1 post. Names somebody of `mustSign`, by e-mail or mobile phone, and invites them. Records AdditionalSignerNamed; what is said of their home never counts as no. */
export const nameSigner = call({
  id: 'SG-1 post',
  tag: 'signers',
  method: 'POST',
  path: `${K}/signers`,
  auth: 'borrower',
  params: onLoan,
  body: namedSigner,
  reply: write({ signer }),
  status: 201,
  errors: ['signer-exists', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['CO_DEED_REQ'] },
});

const onSigner = /* @__PURE__ */ z.extend(onLoan, { signerUuid: uuid });

/** SG-2 contact. Puts right where a signer is reached until they came in; the link sent before dies, a new one goes out. */
export const changeSignerContact = call({
  id: 'SG-2 contact',
  tag: 'signers',
  method: 'PUT',
  path: `${K}/signers/{signerUuid}/contact`,
  auth: 'borrower',
  params: onSigner,
  body: z.strictObject({ email: z.nullish(emailField), phoneNumber: z.nullish(phoneField) }),
  reply: write({ signer }),
  errors: ['already-signed', 'signer-opened', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'L6' },
});

/** SG-2 resend. Sends a signer their link again, as a reminder too; the link sent before dies. */
export const resendSignerInvitation = call({
  id: 'SG-2 resend',
  tag: 'signers',
  method: 'POST',
  path: `${K}/signers/{signerUuid}/resend`,
  auth: 'borrower',
  params: onSigner,
  reply: write({ signer }),
  errors: ['already-signed', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'L6' },
});

/** SG-2 cancellation. Takes a signer out until they opened the invitation; after that the lender does. Records SignerRemoved; papers already drawn are drawn anew. */
export const cancelSigner = call({
  id: 'SG-2 cancellation',
  tag: 'signers',
  method: 'POST',
  path: `${K}/signers/{signerUuid}/cancellation`,
  auth: 'borrower',
  params: onSigner,
  body: z.strictObject({ reason: checked(z.string(), z.minLength(1), z.maxLength(500)) }),
  reply: write({ signer }),
  errors: ['already-signed', 'signer-opened', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'L6' },
});

/** What stands behind the hash sign of an invitation or of a link to sign in. */
const token = checked(z.string(), z.minLength(20), z.maxLength(100));
/** The borrower as a signer sees them. */
const primary = z.strictObject({ firstName: line, lastInitial: line });
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
    relation: z.enum(['CO_OWNER', 'SPOUSE']),
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
  body: z.strictObject({ token, password: checked(z.string(), z.minLength(1), z.maxLength(256)), email: z.nullish(emailField), consentListRequest }),
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
  body: z.union([z.strictObject({ token }), z.strictObject({ email: emailField, code: checked(z.string(), z.maxLength(20)) })]),
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
    relation: z.enum(['CO_OWNER', 'SPOUSE']),
    /** Why they sign, in a sentence, and that they sign the deed and not the debt. */
    what: text,
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
