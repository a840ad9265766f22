import { LIVES_THERE, SIGNER_RELATIONS, emailField, phoneField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { K } from './paths.ts';
import { checked, line, onLoan, text, uuid, version } from './shapes/base.ts';
import { namedSigner, signer } from './shapes/signer.ts';
import { write } from './shapes/status.ts';

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
