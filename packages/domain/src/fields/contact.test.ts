import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  citizenshipField,
  CONTACT_DETAILS,
  maritalStatusField,
  missingContactDetails,
  ownershipField,
  ssnOrLastFourField,
  yearsAtAddressField,
  type KnownContactDetails,
} from './contact.ts';
import { fieldErrors } from './field-errors.ts';

const getMessage = (schema: z.ZodMiniType, value: unknown) =>
  fieldErrors(z.safeParse(schema, value)).messages[0]?.message;
const NOTHING: KnownContactDetails = {
  maritalStatus: null,
  citizenship: null,
  yearsAtAddress: null,
  ownershipType: null,
  coOwners: 0,
  phoneNumber: null,
  ssnLastFour: null,
};
const ALL: KnownContactDetails = {
  maritalStatus: 'UNMARRIED',
  citizenship: 'US_CITIZEN',
  yearsAtAddress: 0,
  ownershipType: 'SOLE',
  coOwners: 0,
  phoneNumber: '3035550142',
  ssnLastFour: '6788',
};

describe('missingContactDetails for start/contact', () => {
  test('lists every unknown detail, with other owners only for joint ownership [SCREEN-099]', () => {
    expect(missingContactDetails(NOTHING)).toEqual(CONTACT_DETAILS.filter((detail) => detail !== 'coOwners'));
    expect(missingContactDetails({ ...NOTHING, ownershipType: 'JOINT' })).toContain('coOwners');
  });

  test.each<[Partial<KnownContactDetails>, string[]]>([
    [{}, []],
    [{ maritalStatus: null }, ['maritalStatus']],
    [{ citizenship: null }, ['citizenship']],
    [{ yearsAtAddress: null }, ['yearsAtAddress']],
    [{ ownershipType: null }, ['ownershipType']],
    [{ ownershipType: 'TRUST' }, []],
    [{ ownershipType: 'JOINT' }, ['coOwners']],
    [{ ownershipType: 'JOINT', coOwners: 1 }, []],
    [{ phoneNumber: null }, ['phoneNumber']],
    [{ ssnLastFour: null }, ['ssn']],
  ])('lists only unknown details: known %j leaves %j [SCREEN-099, OP-A-064]', (known, missing) => {
    expect(missingContactDetails({ ...ALL, ...known })).toEqual(missing);
  });
});

test.each([undefined, '', 'married', 'SINGLE', 'DIVORCED', 'WIDOWED'])(
  'maritalStatusField accepts the three legal statuses and refuses %j',
  (value) => {
    expect(getMessage(maritalStatusField, value)).toBe('Choose your marital status');
  },
);

test.each<[z.ZodMiniType, unknown, string]>([
  [citizenshipField, 'NONE', 'Choose your citizenship'],
  [ownershipField, '', 'Choose how the home is owned'],
  [yearsAtAddressField, '', 'Enter a whole number of years. Enter 0 for less than 1 year.'],
  [yearsAtAddressField, '1.5', 'Enter a whole number of years. Enter 0 for less than 1 year.'],
  [yearsAtAddressField, '-1', 'Enter a whole number of years. Enter 0 for less than 1 year.'],
  [yearsAtAddressField, 100, 'Enter a whole number of years. Enter 0 for less than 1 year.'],
])('refuses a wrong contact detail in row %#: %j', (schema, value, sentence) => {
  expect(getMessage(schema, value)).toBe(sentence);
});

test.each([
  ['0', 0],
  [' 7 ', 7],
  [12, 12],
  ['99', 99],
])('yearsAtAddressField turns %j into %d', (typed, years) => {
  expect(z.parse(yearsAtAddressField, typed)).toBe(years);
});

test.each([
  ['6788', '6788'],
  ['123-45 6788', '123456788'],
  ['  1 2 3 4', '1234'],
])('ssnOrLastFourField accepts %j as a number or its last four digits', (typed, kept) => {
  expect(z.parse(ssnOrLastFourField, typed)).toBe(kept);
});

test.each(['', '123', '12345', '0000', '912345678', '123450000', 'abcd', '1234567890'])(
  'ssnOrLastFourField refuses %j as a number or its last four digits',
  (typed) => {
    expect(getMessage(ssnOrLastFourField, typed)).toBe('Enter a 9-digit Social Security number, or its last 4 digits.');
  },
);
