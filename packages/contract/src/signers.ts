import * as z from 'zod/mini';
import { emailField, firstNameField, lastNameField, phoneField, SIGNER_STATES } from '@lintel/domain';
import { call } from './call.ts';
import { K } from './paths.ts';
import { instant, line, text, uuid, version } from './shapes/base.ts';
import { onLoan } from './shapes/params.ts';
import { write } from './shapes/status.ts';

const LIVES_THERE = ['UNKNOWN', 'YES', 'NO'] as const;

/** Somebody who signs besides the borrower; e-mail and phone are masked. Unknown whether they live in the home counts as yes. */
const signer = z.strictObject({
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

/** SG-1 get. Who must sign the deed, and who was named for it. */
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

/** SG-1 post. Names somebody of `mustSign`, by e-mail or mobile phone. Records AdditionalSignerNamed; what is said of their home never counts as no. */
export const nameSigner = call({
  id: 'SG-1 post',
  tag: 'signers',
  method: 'POST',
  path: `${K}/signers`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({
    personUuid: uuid,
    firstName: firstNameField,
    lastName: /* @__PURE__ */ lastNameField(),
    role: z.literal('CO_DEEDER'),
    livesThere: z.enum(LIVES_THERE),
    email: z.nullish(emailField),
    phoneNumber: z.nullish(phoneField),
  }),
  reply: write({ signer }),
  status: 201,
  errors: ['signer-exists', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['CO_DEED_REQ'] },
});
