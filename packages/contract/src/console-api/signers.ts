import {
  LIVES_THERE,
  SIGNER_RELATIONS,
  SIGNER_STATES,
  emailField,
  firstNameField,
  lastNameField,
  phoneField,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, line, loanParams, uuid, version, whole } from '../shapes/base.ts';
import { CONSOLE_API, comment, reason } from '../shapes/console.ts';
import { namedSigner, signer } from '../shapes/signer.ts';
import { writeReply } from '../shapes/status.ts';

/**
 * Names a signer that the title requires, at any step of the closing, and invites them. Records AdditionalSignerNamed.
 */
export const nameFileSigner = call({
  id: 'ST-29 post',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/signers`,
  auth: 'staff',
  permission: ['closing'],
  params: loanParams,
  body: namedSigner,
  status: 201,
  reply: writeReply({ signer }),
  errors: ['signer-exists', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/**
 * Removes a signer, even after they opened the invitation, but not after they signed: that closing must be voided
 * first. Records SignerRemoved.
 */
export const removeSigner = call({
  id: 'ST-29 removal',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/signers/{signerUuid}/removal`,
  auth: 'staff',
  permission: ['closing'],
  params: z.extend(loanParams, { signerUuid: uuid }),
  body: z.strictObject({ reason, comment }),
  reply: writeReply({ signer }),
  errors: ['already-signed', 'reason-missing', 'request-cancelled'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

const signerParams = /* @__PURE__ */ z.extend(loanParams, { signerUuid: uuid });

/** Lists everyone who signs and their progress, the borrower first. Emails and phones are masked. */
export const readFileSigners = call({
  id: 'ST-29 get',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/signers`,
  auth: 'staff',
  permission: ['file'],
  params: loanParams,
  reply: z.strictObject({
    signers: z.array(
      z.strictObject({
        /** BORROWER, or the id of a signer. */
        signerUuid: line,
        firstName: line,
        lastName: line,
        relation: z.nullish(z.enum(SIGNER_RELATIONS)),
        /** The signer's answer, or else the title's. UNKNOWN counts as yes for the right to rescind. */
        livesInHome: z.enum(LIVES_THERE),
        email: z.nullish(line),
        phoneNumber: z.nullish(line),
        /** Null for the borrower. */
        state: z.nullish(z.enum(SIGNER_STATES)),
        invitedAt: z.nullish(instant),
        /** Number of links sent so far. */
        invitations: whole,
        expiresAt: z.nullish(instant),
        remindAt: z.nullish(instant),
        openedAt: z.nullish(instant),
        identityAt: z.nullish(instant),
        documents: z.strictObject({ read: whole, all: whole }),
        signedAt: z.nullish(instant),
        removedAt: z.nullish(instant),
        canResend: z.boolean(),
        /** True until they have an account. */
        canCorrect: z.boolean(),
      }),
    ),
    /** Whether there is a right to rescind: an owner lives, or may live, in the home (12 CFR 1026.15(a)). */
    isRescindable: z.boolean(),
    version,
  }),
  errors: [],
});

/** Sends a signer a new link; the old one is void. */
export const resendFileSigner = call({
  id: 'ST-29 resend',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/signers/{signerUuid}/resend`,
  auth: 'staff',
  permission: ['closing'],
  params: signerParams,
  reply: writeReply({ signer }),
  errors: ['already-signed', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});

/** Corrects the name, email and phone of a signer who hasn't opened the invitation, and sends a new link there. */
export const correctFileSigner = call({
  id: 'ST-29 correction',
  tag: 'console-api',
  method: 'PUT',
  path: `${CONSOLE_API}/applications/{uuid}/signers/{signerUuid}`,
  auth: 'staff',
  permission: ['closing'],
  params: signerParams,
  body: z.strictObject({
    firstName: firstNameField,
    lastName: /* @__PURE__ */ lastNameField(),
    email: z.nullish(emailField),
    phoneNumber: z.nullish(phoneField),
  }),
  reply: writeReply({ signer }),
  errors: ['already-signed', 'signer-opened', 'request-cancelled'],
  rules: { idempotency: 'required' },
});
