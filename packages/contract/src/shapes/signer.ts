import {
  LIVES_THERE,
  SIGNER_ROLES,
  SIGNER_STATES,
  emailField,
  firstNameField,
  lastNameField,
  phoneField,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { instant, line, uuid } from './base.ts';

/**
 * An additional signer of a loan; email and phone are masked. `livesThere` UNKNOWN counts as yes for the right to
 * cancel.
 */
export const signer = z.strictObject({
  signerUuid: uuid,
  /** The id of the same person in `mustSign`. */
  personUuid: uuid,
  identityUuid: z.nullish(uuid),
  firstName: line,
  lastName: line,
  role: z.enum(SIGNER_ROLES),
  livesThere: z.enum(LIVES_THERE),
  email: z.nullish(line),
  phoneNumber: z.nullish(line),
  removableBy: z.enum(['YOU', 'US']),
  state: z.enum(SIGNER_STATES),
  sentAt: z.nullish(instant),
  signedAt: z.nullish(instant),
  cancelledAt: z.nullish(instant),
});

/** A signer that the borrower (`nameSigner`) or staff (`nameFileSigner`) name. */
export const namedSigner = z.strictObject({
  personUuid: uuid,
  firstName: firstNameField,
  lastName: /* @__PURE__ */ lastNameField(),
  role: z.literal('CO_DEEDER'),
  livesThere: z.enum(LIVES_THERE),
  email: z.nullish(emailField),
  phoneNumber: z.nullish(phoneField),
});

/** The borrower, as an additional signer sees them. */
export const primary = z.strictObject({ firstName: line, lastInitial: line });
