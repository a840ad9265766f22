import { expect, test } from 'vitest';
import type { FormInput } from '../form/console-form.tsx';
import { invitedBorrowerErrors, readInvitedBorrower } from './invited-borrower.ts';

const ROOM = { licensedStates: ['CO'], enforceLicensedStates: true };
const MARIA = {
  firstName: 'Maria',
  lastName: 'Delgado',
  phoneNumber: '(303) 555-0142',
  email: 'maria@example.com',
  street1: '412 Alder Ridge Road',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  occupancyType: 'HOME',
};
const toTyped = (values: Readonly<Record<string, string>>): FormInput => ({
  text: (field) => values[field] ?? '',
  raw: (field) => values[field] ?? '',
  all: (field) => (values[field] === undefined ? [] : [values[field]]),
  file: () => undefined,
});

test('a borrower is read from the form', () => {
  expect(invitedBorrowerErrors(toTyped(MARIA), ROOM)).toEqual([]);
  expect(readInvitedBorrower(toTyped(MARIA))).toMatchObject({
    name: { firstName: 'Maria', lastName: 'Delgado' },
    phoneNumber: '3035550142',
    propertyAddress: { city: 'Boulder', state: 'CO' },
    occupancyType: 'HOME',
  });
});

test('a state without a license is an error where licenses are enforced [ELIG-006]', () => {
  const inUtah = toTyped({ ...MARIA, state: 'UT' });
  expect(invitedBorrowerErrors(inUtah, ROOM)).toEqual([
    { field: 'state', message: 'You aren’t licensed in Utah. Choose another state.' },
  ]);
  expect(invitedBorrowerErrors(inUtah, { ...ROOM, enforceLicensedStates: false })).toEqual([]);
});

test('each empty field has one error, under its own name', () => {
  expect(invitedBorrowerErrors(toTyped({}), ROOM).map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'street1',
    'city',
    'state',
    'zip',
    'occupancyType',
  ]);
});
