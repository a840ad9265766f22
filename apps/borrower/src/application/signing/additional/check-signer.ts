import type { nameSigner, Request } from '@lintel/contract';
import { emailField, firstNameField, lastNameField, phoneField, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { SIGNERS } from './words.en.ts';

type Body = Request<typeof nameSigner>['body'];

/** The answers to whether the signer lives in the home. */
export const LIVES_THERE = ['YES', 'NO', 'UNKNOWN'] as const satisfies readonly Body['livesThere'][];

const names = z.object({ firstName: firstNameField, lastName: lastNameField() });
const lives = z.object({ livesThere: z.enum(LIVES_THERE, SIGNERS.livesMissing) });
const ways = { email: emailField, phoneNumber: phoneField };

const isGiven = (typed: FormValues, way: keyof typeof ways): boolean => (typed[way] ?? '').trim() !== '';

/** Returns errors of a named signer, in page order; an email or a phone number is enough. */
export function signerErrors(typed: FormValues): readonly FieldMessage[] {
  const { firstName = '', lastName = '', livesThere } = typed;
  const isReached = isGiven(typed, 'email') || isGiven(typed, 'phoneNumber');
  return [
    ...schemaErrors(names, { firstName, lastName }),
    ...(isReached ? [] : [{ field: 'email', message: SIGNERS.reachMissing }]),
    ...(isGiven(typed, 'email') ? schemaErrors(z.object({ email: ways.email }), typed) : []),
    ...(isGiven(typed, 'phoneNumber') ? schemaErrors(z.object({ phoneNumber: ways.phoneNumber }), typed) : []),
    ...schemaErrors(lives, { livesThere }),
  ];
}

/** Builds the request body that names a signer, from valid values. A signer named here signs only the deed. */
export function signerBody(personUuid: string, typed: FormValues): Body {
  return {
    personUuid,
    ...z.parse(names, typed),
    role: 'CO_DEEDER',
    ...z.parse(lives, typed),
    email: isGiven(typed, 'email') ? z.parse(ways.email, typed['email']) : null,
    phoneNumber: isGiven(typed, 'phoneNumber') ? z.parse(ways.phoneNumber, typed['phoneNumber']) : null,
  };
}
