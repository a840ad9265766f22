import * as z from 'zod/mini';
import { call } from '../call.ts';
import { uuid } from '../shapes/base.ts';
import { comment, G, reason } from '../shapes/desk.ts';
import { onLoan } from '../shapes/params.ts';
import { namedSigner, signer } from '../shapes/signer.ts';
import { write } from '../shapes/status.ts';

/** ST-29 post. Names somebody whom the title asks for, at any step of the closing, and invites them. Records AdditionalSignerNamed. */
export const nameFileSigner = call({
  id: 'ST-29 post',
  tag: 'desk',
  method: 'POST',
  path: `${G}/applications/{uuid}/signers`,
  auth: 'staff',
  permission: ['closing'],
  params: onLoan,
  body: namedSigner,
  status: 201,
  reply: write({ signer }),
  errors: ['signer-exists', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/** ST-29 removal. Takes a signer out, also one who opened the invitation; not one who has signed: that closing is voided first. Records SignerRemoved. */
export const removeSigner = call({
  id: 'ST-29 removal',
  tag: 'desk',
  method: 'POST',
  path: `${G}/applications/{uuid}/signers/{signerUuid}/removal`,
  auth: 'staff',
  permission: ['closing'],
  params: z.extend(onLoan, { signerUuid: uuid }),
  body: z.strictObject({ reason, comment }),
  reply: write({ signer }),
  errors: ['already-signed', 'reason-missing', 'request-cancelled'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
