import {
  addressFields,
  citizenshipField,
  firstNameField,
  lastNameField,
  maritalStatusField,
  ownershipField,
  phoneField,
  ssnOrLastFourField,
  yearsAtAddressField,
  type ContactDetail,
  type FieldMessage,
} from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';

/** The most owners that the page can name. */
export const MAX_OWNERS = 4;

const FIELDS = {
  maritalStatus: maritalStatusField,
  citizenship: citizenshipField,
  yearsAtAddress: yearsAtAddressField,
  ownershipType: ownershipField,
  phoneNumber: phoneField,
  ssn: ssnOrLastFourField,
};
const owner = z.object({ firstName: firstNameField, lastName: lastNameField() });
const address = addressFields();

type Single = keyof typeof FIELDS;
const ORDER = [
  'maritalStatus',
  'citizenship',
  'yearsAtAddress',
  'ownershipType',
  'coOwners',
  'mail',
  'phoneNumber',
  'ssn',
] as const satisfies readonly (ContactDetail | 'mail')[];

const hasOtherMail = (typed: FormValues): boolean => typed['mail'] === 'other';
const ownersIn = (typed: FormValues): readonly number[] =>
  Array.from({ length: MAX_OWNERS }, (_, index) => index).filter((index) => typed[`ownerFirst${index}`] !== undefined);
const getOwnerName = (typed: FormValues, index: number) => ({
  firstName: typed[`ownerFirst${index}`] ?? '',
  lastName: typed[`ownerLast${index}`] ?? '',
});

/** Returns errors of the details that start/contact asks for, in page order. */
export function contactErrors(missing: readonly string[], typed: FormValues): readonly FieldMessage[] {
  return ORDER.flatMap((detail) => {
    if (detail === 'mail') return hasOtherMail(typed) ? schemaErrors(address, typed) : [];
    if (detail === 'coOwners') return ownersIn(typed).flatMap((index) => ownerErrors(typed, index));
    return missing.includes(detail)
      ? schemaErrors(z.object({ [detail]: FIELDS[detail] }), { [detail]: typed[detail] ?? '' })
      : [];
  });
}

function ownerErrors(typed: FormValues, index: number): readonly FieldMessage[] {
  return schemaErrors(owner, getOwnerName(typed, index)).map(({ field, message }) => ({
    field: `owner${field === 'firstName' ? 'First' : 'Last'}${index}`,
    message,
  }));
}

/** Builds the request body from valid values, with only the missing details. */
export function contactBody(missing: readonly string[], typed: FormValues) {
  const given = <D extends Single>(detail: D) =>
    missing.includes(detail)
      ? ({ [detail]: z.parse(FIELDS[detail], typed[detail] ?? '') } as { [K in D]: z.output<(typeof FIELDS)[D]> })
      : {};
  const owners = ownersIn(typed).map((index) => z.parse(owner, getOwnerName(typed, index)));
  return {
    ...given('maritalStatus'),
    ...given('citizenship'),
    ...given('yearsAtAddress'),
    ...given('ownershipType'),
    ...given('phoneNumber'),
    ...given('ssn'),
    ...(owners.length > 0 ? { coOwners: owners } : {}),
    ...(hasOtherMail(typed) ? { mailingAddress: z.parse(address, typed) } : {}),
  };
}
