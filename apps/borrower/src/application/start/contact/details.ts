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
} from '@lintel/domain';
import * as z from 'zod/mini';
import { faultsOf } from '../../../gate/issues.ts';
import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';

/** More owners than one names on a page. */
export const MOST_OWNERS = 4;

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

const hasOtherMail = (typed: Typed): boolean => typed['mail'] === 'other';
const ownersIn = (typed: Typed): readonly number[] =>
  Array.from({ length: MOST_OWNERS }, (_, index) => index).filter((index) => typed[`ownerFirst${index}`] !== undefined);
const ownerOf = (typed: Typed, index: number) => ({
  firstName: typed[`ownerFirst${index}`] ?? '',
  lastName: typed[`ownerLast${index}`] ?? '',
});

/** What is wrong with the details that the page asks, in its order. */
export function contactFaults(missing: readonly string[], typed: Typed): readonly Fault[] {
  return ORDER.flatMap((detail) => {
    if (detail === 'mail') return hasOtherMail(typed) ? faultsOf(address, typed) : [];
    if (detail === 'coOwners') return ownersIn(typed).flatMap((index) => ownerFaults(typed, index));
    return missing.includes(detail)
      ? faultsOf(z.object({ [detail]: FIELDS[detail] }), { [detail]: typed[detail] ?? '' })
      : [];
  });
}

function ownerFaults(typed: Typed, index: number): readonly Fault[] {
  return faultsOf(owner, ownerOf(typed, index)).map(({ id, message }) => ({
    id: `owner${id === 'firstName' ? 'First' : 'Last'}${index}`,
    message,
  }));
}

/** The body, from values without faults: what is missing and nothing else. */
export function contactBody(missing: readonly string[], typed: Typed) {
  const given = <D extends Single>(detail: D) =>
    missing.includes(detail)
      ? ({ [detail]: z.parse(FIELDS[detail], typed[detail] ?? '') } as { [K in D]: z.output<(typeof FIELDS)[D]> })
      : {};
  const owners = ownersIn(typed).map((index) => z.parse(owner, ownerOf(typed, index)));
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
