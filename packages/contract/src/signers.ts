import { LIVES_THERE, SIGNER_RELATIONS, emailField, phoneField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { checked, line, onLoan, text, uuid, version } from './shapes/base.ts';
import { namedSigner, signer } from './shapes/signer.ts';
import { write } from './shapes/status.ts';

/** Returns who must sign the deed and who was named. Removed signers are listed as CANCELLED. */
export const readSigners = call({
  id: 'SG-1 get',
  tag: 'signers',
  method: 'GET',
  path: `${BORROWER_API}/signers`,
  auth: 'borrower',
  params: onLoan,
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
 * Names a person of `mustSign`, by email or mobile phone, and invites them. Records AdditionalSignerNamed; the borrower
 * can't state that the person doesn't live in the home.
 */
export const nameSigner = call({
  id: 'SG-1 post',
  tag: 'signers',
  method: 'POST',
  path: `${BORROWER_API}/signers`,
  auth: 'borrower',
  params: onLoan,
  body: namedSigner,
  reply: write({ signer }),
  status: 201,
  errors: ['signer-exists', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['CO_DEED_REQ'] },
});

const onSigner = /* @__PURE__ */ z.extend(onLoan, { signerUuid: uuid });

/**
 * Corrects a signer's email or phone until they have accepted; the earlier link becomes invalid and a new one is sent.
 */
export const changeSignerContact = call({
  id: 'SG-2 contact',
  tag: 'signers',
  method: 'PUT',
  path: `${BORROWER_API}/signers/{signerUuid}/contact`,
  auth: 'borrower',
  params: onSigner,
  body: z.strictObject({ email: z.nullish(emailField), phoneNumber: z.nullish(phoneField) }),
  reply: write({ signer }),
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
  params: onSigner,
  reply: write({ signer }),
  errors: ['already-signed', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});

/**
 * Removes a signer until they open the invitation; after that only the lender can. Records SignerRemoved; documents
 * already made are made again.
 */
export const cancelSigner = call({
  id: 'SG-2 cancellation',
  tag: 'signers',
  method: 'POST',
  path: `${BORROWER_API}/signers/{signerUuid}/cancellation`,
  auth: 'borrower',
  params: onSigner,
  body: z.strictObject({ reason: checked(z.string(), z.minLength(1), z.maxLength(500)) }),
  reply: write({ signer }),
  errors: ['already-signed', 'signer-opened', 'request-cancelled'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});
