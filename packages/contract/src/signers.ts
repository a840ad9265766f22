import { LIVES_THERE, SIGNER_RELATIONS, emailField, phoneField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { checked, line, loanParams, text, uuid, version } from './shapes/base.ts';
import { namedSigner, signer } from './shapes/signer.ts';
import { writeReply } from './shapes/status.ts';

// The borrower's calls about additional signers. The signers' own calls are in `signers-additional.ts`.

/** Returns who must sign the deed, and the signers named so far. Removed signers are listed as CANCELLED. */
export const readSigners = call({
  id: 'SG-1 get',
  tag: 'signers',
  method: 'GET',
  path: `${BORROWER_API}/signers`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    signers: z.array(signer),
    mustSign: z.array(
      z.strictObject({
        personUuid: uuid,
        /** As in the land records; null where they have no name. */
        name: z.nullish(line),
        relation: z.enum(SIGNER_RELATIONS),
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

/**
 * Names a person of `mustSign`, gives their email or mobile phone, and invites them. Records AdditionalSignerNamed. The
 * borrower's `livesThere` only prefills the signer's own answer.
 */
export const nameSigner = call({
  id: 'SG-1 post',
  tag: 'signers',
  method: 'POST',
  path: `${BORROWER_API}/signers`,
  auth: 'borrower',
  params: loanParams,
  body: namedSigner,
  reply: writeReply({ signer }),
  status: 201,
  errors: ['signer-exists', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['CO_DEED_REQ'] },
});

const signerParams = /* @__PURE__ */ z.extend(loanParams, { signerUuid: uuid });

/**
 * Corrects a signer's email or phone until they accept the invitation. The earlier link becomes invalid and a new one
 * is sent.
 */
export const changeSignerContact = call({
  id: 'SG-2 contact',
  tag: 'signers',
  method: 'PUT',
  path: `${BORROWER_API}/signers/{signerUuid}/contact`,
  auth: 'borrower',
  params: signerParams,
  body: z.strictObject({ email: z.nullish(emailField), phoneNumber: z.nullish(phoneField) }),
  reply: writeReply({ signer }),
  errors: ['already-signed', 'signer-opened', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});

/** Sends a signer their link again, also as a reminder; the earlier link becomes invalid. */
export const resendSignerInvitation = call({
  id: 'SG-2 resend',
  tag: 'signers',
  method: 'POST',
  path: `${BORROWER_API}/signers/{signerUuid}/resend`,
  auth: 'borrower',
  params: signerParams,
  reply: writeReply({ signer }),
  errors: ['already-signed', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});

/**
 * Removes a signer who hasn't opened the invitation; later only the lender can. Records SignerRemoved; documents
 * already made are made again.
 */
export const cancelSigner = call({
  id: 'SG-2 cancellation',
  tag: 'signers',
  method: 'POST',
  path: `${BORROWER_API}/signers/{signerUuid}/cancellation`,
  auth: 'borrower',
  params: signerParams,
  body: z.strictObject({ reason: checked(z.string(), z.minLength(1), z.maxLength(500)) }),
  reply: writeReply({ signer }),
  errors: ['already-signed', 'signer-opened', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});
