import {
  addressFields,
  firstNameField,
  lastNameField,
  middleNameField,
  ssnField,
  type FieldMessage,
} from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';

const ssn = z.object({ ssn: ssnField });
const name = z.object({ firstName: firstNameField, middleName: middleNameField, lastName: lastNameField() });
const address = addressFields();

const ADDRESS = ['street1', 'street2', 'city', 'state', 'zip'] as const;
const hasAddress = (typed: FormValues): boolean => ADDRESS.some((part) => (typed[part] ?? '').trim() !== '');

/**
 * Returns the errors of the form that finds the credit file, in page order. Checks the previous address only if part of
 * it was typed.
 */
export function matchErrors(typed: FormValues): readonly FieldMessage[] {
  return [
    ...schemaErrors(ssn, typed),
    ...schemaErrors(name, typed),
    ...(hasAddress(typed) ? schemaErrors(address, typed) : []),
  ];
}

export interface NameParts {
  firstName: string;
  middleName?: string | null | undefined;
  lastName: string;
  suffix?: string | null | undefined;
}

/** Builds the request body from valid values; includes a name only if it differs from the one we know. */
export function matchBody(typed: FormValues, known: NameParts) {
  const given = z.parse(name, typed);
  const isOther =
    given.firstName !== known.firstName ||
    given.middleName !== (known.middleName ?? '') ||
    given.lastName !== known.lastName;
  return {
    ssn: z.parse(ssn, typed).ssn,
    ...(isOther && { name: { ...given, suffix: known.suffix ?? '' } }),
    ...(hasAddress(typed) && { previousAddress: z.parse(address, typed) }),
  };
}
