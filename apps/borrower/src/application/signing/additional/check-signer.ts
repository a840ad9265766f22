import type { nameSigner, Request } from '@lintel/contract';
import { emailField, firstNameField, lastNameField, phoneField, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { SIGNERS } from './words.en.ts';

type Body = Request<typeof nameSigner>['body'];

/** Whether the signer lives in the home, in the form's order. The domain's list starts with UNKNOWN. */
export const RESIDENCE_CHOICES = ['YES', 'NO', 'UNKNOWN'] as const satisfies readonly Body['livesThere'][];

const names = z.object({ firstName: firstNameField, lastName: lastNameField() });
const residence = z.object({ livesThere: z.enum(RESIDENCE_CHOICES, SIGNERS.livesMissing) });
const contactFields = { email: emailField, phoneNumber: phoneField };

const hasValue = (typed: FormValues, field: keyof typeof contactFields): boolean => (typed[field] ?? '').trim() !== '';

/** Returns the form's errors, in page order; an email or a phone number is enough. */
export function signerErrors(typed: FormValues): readonly FieldMessage[] {
  const { firstName = '', lastName = '', livesThere } = typed;
  const hasContact = hasValue(typed, 'email') || hasValue(typed, 'phoneNumber');
  return [
    ...schemaErrors(names, { firstName, lastName }),
    ...(hasContact ? [] : [{ field: 'email', message: SIGNERS.reachMissing }]),
    ...(hasValue(typed, 'email') ? schemaErrors(z.object({ email: contactFields.email }), typed) : []),
    ...(hasValue(typed, 'phoneNumber')
      ? schemaErrors(z.object({ phoneNumber: contactFields.phoneNumber }), typed)
      : []),
    ...schemaErrors(residence, { livesThere }),
  ];
}

/** Builds the request body that names a signer, from valid values. A signer named here signs only the deed. */
export function signerBody(personUuid: string, typed: FormValues): Body {
  return {
    personUuid,
    ...z.parse(names, typed),
    role: 'CO_DEEDER',
    ...z.parse(residence, typed),
    email: hasValue(typed, 'email') ? z.parse(contactFields.email, typed['email']) : null,
    phoneNumber: hasValue(typed, 'phoneNumber') ? z.parse(contactFields.phoneNumber, typed['phoneNumber']) : null,
  };
}
