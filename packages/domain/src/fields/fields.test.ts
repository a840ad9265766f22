import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressForm, addressNotListed, needsLookUp, typeaheadField } from './address-form.ts';
import { addressFields, cityField, stateField, streetField, unitField, uspsCity, zipField } from './address.ts';
import { consentField, employmentField, occupancyField, saleStatusField, checkboxField } from './choice.ts';
import { emailField, phoneField } from './contact-fields.ts';
import { fieldErrors } from './field-errors.ts';
import { incomeField, otherIncomeField } from './money.ts';
import { firstNameField, lastNameField, middleNameField, suffixField } from './name.ts';
import { routingNumberField } from './routing-number.ts';
import { ssnField } from './ssn.ts';

const UNSUPPORTED = 'Some of the characters entered are not supported.';
const NO_ADDRESS = 'Please enter a valid property address';
const ROUTING = 'Please enter a valid routing number';
const SSN = 'Enter a 9-digit Social Security number.';
const DOLLARS = 'Must be less than $10,000,000';

const getMessages = (schema: z.ZodMiniType, value: unknown) =>
  fieldErrors(z.safeParse(schema, value)).messages.map(({ message }) => message);

/** Every wrong value of each field, with its errors. */
const WRONG: readonly (readonly [string, string, z.ZodMiniType, readonly unknown[], string])[] = [
  ['an empty first name', 'FORM-010', firstNameField, ['', '   ', undefined, null, 7], 'Please enter the first name'],
  [
    'a first name of one letter',
    'FORM-011',
    firstNameField,
    ['J', ' J '],
    'First name must be at least 2 characters long',
  ],
  [
    'a first name with an unsupported character',
    'FORM-012, FORM-018',
    firstNameField,
    ['An4', '4n4'],
    `${UNSUPPORTED} Remove “4” from the first name.`,
  ],
  [
    'a first name with several unsupported characters',
    'FORM-012, FORM-018',
    firstNameField,
    ['<A!na_1>'],
    `${UNSUPPORTED} Remove “<” and “!” and “_” from the first name.`,
  ],
  [
    'a first name on two lines',
    'FORM-012, FORM-018',
    firstNameField,
    ['Ana\nB'],
    `${UNSUPPORTED} Check the first name.`,
  ],
  [
    'a middle name with an unsupported character',
    'FORM-014, FORM-018',
    middleNameField,
    ['R2'],
    `${UNSUPPORTED} Remove “2” from the middle name.`,
  ],
  [
    'a middle name with an unsupported pattern',
    'FORM-014, FORM-018',
    middleNameField,
    ['A.B', "O''Neil", 'A  B', 'a-b-c-d', '-A', 'A-', 'A..', '.'],
    `${UNSUPPORTED} In the middle name, put one space, hyphen or apostrophe between parts, and a period only at the end.`,
  ],
  ['an empty last name', 'FORM-015', lastNameField(), ['', '  ', undefined], 'Last name is required'],
  ['a last name of one letter', 'FORM-016', lastNameField(), ['O'], 'Last name must be at least 2 characters long'],
  [
    'a last name with an unsupported character',
    'FORM-017, FORM-018',
    lastNameField(),
    ['Smith Jr.', 'St. John'],
    `${UNSUPPORTED} Remove “.” from the last name.`,
  ],
  [
    'a last name with a digit',
    'FORM-017, FORM-018',
    lastNameField(),
    ['Smith3'],
    `${UNSUPPORTED} Remove “3” from the last name.`,
  ],
  [
    'a last name with an unsupported character outside production',
    'FORM-017',
    lastNameField({ digits: true }),
    ['Smith!3'],
    `${UNSUPPORTED} Remove “!” from the last name.`,
  ],
  [
    'a suffix that is not in the list',
    'FORM-019',
    suffixField,
    ['VI', 'Dr', 'Jnr', 'ESQ', 3],
    'Choose a suffix from the list',
  ],
  ['an empty email', 'FORM-008', emailField, ['', '  ', undefined], 'Please enter your email'],
  [
    'an email with an invalid format',
    'FORM-009',
    emailField,
    ['ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', 'ana@@example.com', `${'a'.repeat(260)}@x.com`],
    'Please enter a valid email address',
  ],
  ['an empty phone', 'FORM-029', phoneField, ['', ' ', '()', undefined], 'Please enter your mobile phone'],
  [
    'a phone without ten digits',
    'FORM-030',
    phoneField,
    [
      '303555014',
      '23035550142',
      '303555014x',
      '+443035550142',
      '(303) 555-01',
      '1303',
      '000-000-0000',
      '0305550142',
      '(303) 055-0142',
      '303 155 0142',
    ],
    'Please enter a valid phone number',
  ],
  [
    'ten digits that begin with 1',
    'FORM-031',
    phoneField,
    ['1303555014', '(130) 355-5014', '+1 303 555 014'],
    'Country code 1 is not needed',
  ],
  [
    'a first name of over 100 characters',
    'FORM-012, DATA-033',
    firstNameField,
    ['a'.repeat(101)],
    'Must be at most 100 characters',
  ],
  [
    'a middle name of over 100 characters',
    'FORM-014, DATA-033',
    middleNameField,
    ['a'.repeat(101)],
    'Must be at most 100 characters',
  ],
  [
    'a last name of over 100 characters',
    'FORM-017, DATA-033',
    lastNameField(),
    ['a'.repeat(101)],
    'Must be at most 100 characters',
  ],
  [
    'a street of over 100 characters',
    'FORM-038, DATA-027',
    streetField,
    ['9'.repeat(101)],
    'Must be at most 100 characters',
  ],
  ['a unit of over 100 characters', 'DATA-027', unitField, ['9'.repeat(101)], 'Must be at most 100 characters'],
  [
    'a city of over 100 characters',
    'FORM-039, DATA-027',
    cityField,
    ['a'.repeat(101)],
    'Must be at most 100 characters',
  ],
  ['an empty street', 'FORM-038', streetField, ['', '  ', undefined], 'Street address is required'],
  [
    'a city that is empty or has more than letters and spaces',
    'FORM-039',
    cityField,
    ['', undefined, 'Denver1', 'St. Louis', "O'Fallon", 'Winston-Salem'],
    'Please enter a valid city name',
  ],
  [
    'a state that is not two characters',
    'FORM-040',
    stateField(),
    ['', 'C', 'COL', 'Colorado', undefined],
    'State must be two characters in length',
  ],
  [
    "two characters that aren't a state",
    'FORM-041',
    stateField(),
    ['ZZ', 'C1', '12', '__'],
    'Please enter a valid state',
  ],
  [
    'New York under the regulator rule',
    'FORM-042, ELIG-005',
    stateField({ newYorkRefused: true }),
    ['NY', 'ny'],
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  ],
  [
    'a zip that is not five digits',
    'FORM-043',
    zipField,
    ['', '8030', '803021', '80302-12', 'ABCDE', '8030a', undefined],
    'Please enter a valid zipcode',
  ],
  ['an empty address search', 'FORM-044', typeaheadField, ['', '   ', undefined], NO_ADDRESS],
  ['an address search under 3 characters', 'FORM-045', typeaheadField, ['1', '1 ', 'AB'], NO_ADDRESS],
  ['an address search of one word', 'FORM-046', typeaheadField, ['Broadway', '  123456 '], NO_ADDRESS],
  [
    'an unchosen occupancy',
    'REG-020, ENUM-001',
    occupancyField,
    [undefined, '', 'OWNER', 'home'],
    'Please select an occupancy type',
  ],
  [
    'an unanswered sale status',
    'REG-022, ENUM-037',
    saleStatusField,
    [undefined, '', 'MAYBE', 'yes', true],
    'Required',
  ],
  [
    'a missing or unknown employment type',
    'REG-024',
    employmentField,
    [undefined, '', 'EMPLOYED', 'full_time'],
    'Required',
  ],
  [
    'an unemployed borrower',
    'REG-025, ELIG-027',
    employmentField,
    ['UNEMPLOYED'],
    "We apologize. At this time, we don't lend to unemployed borrowers.",
  ],
  ['a missing income', 'REG-026, REG-035', incomeField, ['', ' ', undefined, Number.NaN, true], 'Required'],
  [
    "an income that isn't a dollar amount",
    'REG-026',
    incomeField,
    ['abc', '1e5', '85,00', '12.345', '$', '82 00'],
    'Enter a yearly amount in dollars, like 82,000',
  ],
  ['an income below zero', 'REG-027', incomeField, ['-1', '-$5', -0.01], 'Must be at least $0'],
  [
    'an income above the maximum',
    'REG-028, CONST-012',
    incomeField,
    ['10000000', '$10,000,000', '9,999,999.01', 10_000_000],
    DOLLARS,
  ],
  ['other income below zero', 'REG-029', otherIncomeField, ['-1'], 'Must be at least $0'],
  [
    "other income that isn't a dollar amount",
    'REG-029',
    otherIncomeField,
    ['none', '1.2.3'],
    'Enter a yearly amount in dollars, like 82,000',
  ],
  ['other income above the maximum', 'REG-029', otherIncomeField, ['10,000,000'], DOLLARS],
  [
    'a required consent that is missing',
    'FORM-036, REG-036',
    consentField,
    [undefined, false, '', 'off', 'false'],
    'Required',
  ],
  [
    'a Social Security number without nine digits',
    'SCREEN-063',
    ssnField,
    ['', '123-45-678', '1234567890', '12345678x', '900-70-0000', undefined],
    SSN,
  ],
  [
    'an invalid routing number',
    'FORM-051',
    routingNumberField,
    ['', '12345678', '021000022', '130000006', '990000000', '000000000', '02100002x', undefined],
    ROUTING,
  ],
];

/** What each field accepts, and the value it returns. */
const RIGHT: readonly (readonly [string, string, z.ZodMiniType, readonly (readonly [unknown, unknown])[]])[] = [
  [
    'first name',
    'FORM-012',
    firstNameField,
    [
      [' Ana ', 'Ana'],
      ['Jo', 'Jo'],
      ['Mary Ann', 'Mary Ann'],
      ["D'Arcy-Lee", "D'Arcy-Lee"],
      ['D\u2019Arcy', "D'Arcy"],
      ['Jose\u0301', 'José'],
      ['Łukasz', 'Łukasz'],
    ],
  ],
  [
    'middle name',
    'FORM-013, FORM-014',
    middleNameField,
    [
      [undefined, ''],
      ['', ''],
      ['Q.', 'Q.'],
      ['van der Berg', 'van der Berg'],
      ["Anne-O'Hara.", "Anne-O'Hara."],
    ],
  ],
  [
    'last name',
    'FORM-017',
    lastNameField(),
    [
      ["O'Neil", "O'Neil"],
      ['de la Cruz', 'de la Cruz'],
      ['Xu', 'Xu'],
    ],
  ],
  ['last name outside production', 'FORM-017', lastNameField({ digits: true }), [['Smith3', 'Smith3']]],
  [
    'suffix',
    'FORM-019, ENUM-004, ENUM-005',
    suffixField,
    [
      ['', ''],
      [undefined, ''],
      ['N/A', ''],
      ['jr', 'JR'],
      ['Sr', 'SR'],
      ['iii', 'III'],
      ['V', 'V'],
    ],
  ],
  [
    'email',
    'FORM-009',
    emailField,
    [
      [' ana@example.com ', 'ana@example.com'],
      ['ana+no-match@mail.example.org', 'ana+no-match@mail.example.org'],
    ],
  ],
  [
    'phone',
    'FORM-030, FMT-009, FMT-010',
    phoneField,
    [
      ['(303) 555-0142', '3035550142'],
      ['1 303 555 0142', '3035550142'],
      ['+13035550142', '3035550142'],
      ['303.555.0142', '3035550142'],
    ],
  ],
  [
    'unit',
    'FORM-038',
    unitField,
    [
      [undefined, ''],
      [' Apt 4 ', 'Apt 4'],
    ],
  ],
  [
    'city',
    'FORM-039',
    cityField,
    [
      [' Salt Lake City ', 'Salt Lake City'],
      ['Cañon City', 'Cañon City'],
    ],
  ],
  [
    'state',
    'FORM-040, FORM-041',
    stateField(),
    [
      ['co', 'CO'],
      [' DC ', 'DC'],
      ['NY', 'NY'],
    ],
  ],
  ['state under the regulator rule', 'FORM-042', stateField({ newYorkRefused: true }), [['NJ', 'NJ']]],
  [
    'zip',
    'FORM-043',
    zipField,
    [
      ['80302', '80302'],
      [' 80302-1234 ', '80302'],
      ['01234', '01234'],
    ],
  ],
  [
    'address search',
    'FORM-045, FORM-046',
    typeaheadField,
    [
      ['1 A', '1 A'],
      [' 12 Oak ', '12 Oak'],
    ],
  ],
  [
    'employment',
    'REG-024, ENUM-002',
    employmentField,
    [
      'ALIMONY',
      'CHILD_SUPPORT',
      'FULL_TIME',
      'PART_TIME',
      'PUBLIC_ASSISTANCE_PROGRAM',
      'RETIRED',
      'SELF_EMPLOYED',
      'SEPARATE_MAINTENANCE_PAYMENTS',
    ].map((type) => [type, type] as const),
  ],
  [
    'income',
    'REG-026, REG-028',
    incomeField,
    [
      ['85000', 85_000],
      ['$85,000.50', 85_000.5],
      [' $ 1,234,567 ', 1_234_567],
      ['0', 0],
      ['9,999,999', 9_999_999],
      [72_000, 72_000],
    ],
  ],
  [
    'other income',
    'REG-029',
    otherIncomeField,
    [
      ['', 0],
      [undefined, 0],
      [' ', 0],
      ['1,200', 1200],
      [9_999_999, 9_999_999],
    ],
  ],
  [
    'consent',
    'FORM-036',
    consentField,
    [
      ['on', true],
      ['true', true],
      [true, true],
    ],
  ],
  [
    'text-message consent',
    'FORM-037, REG-037',
    checkboxField,
    [
      [undefined, false],
      ['on', true],
      [false, false],
    ],
  ],
  [
    'Social Security number',
    'SCREEN-063',
    ssnField,
    [
      ['666-00-0042', '666000042'],
      ['123 45 6789', '123456789'],
    ],
  ],
  [
    'routing number',
    'FORM-051',
    routingNumberField,
    [
      ['021000021', '021000021'],
      ['322271627', '322271627'],
      ['0110 0001-5', '011000015'],
    ],
  ],
];

describe('form fields', () => {
  test.each(WRONG)('rejects %s with exactly one message [%s]', (_what, _ids, schema, values, sentence) => {
    for (const value of values) expect([value, getMessages(schema, value)]).toEqual([value, [sentence]]);
  });

  test.each(RIGHT)('accepts a valid %s and normalizes it [%s]', (_what, _ids, schema, pairs) => {
    for (const [typed, kept] of pairs) expect([typed, z.parse(schema, typed)]).toEqual([typed, kept]);
  });
});

describe('addressFields and addressForm', () => {
  const good = { street1: '12 Oak St', street2: '', city: 'Denver', state: 'CO', zip: '80202' };

  test('addressFields reports every wrong part in the order of the page [FORM-038, FORM-039, FORM-040, FORM-043]', () => {
    const { fields, messages } = fieldErrors(
      z.safeParse(addressFields(), { street1: '', city: '1', state: 'C', zip: '' }),
    );
    expect(fields).toEqual({
      street1: 'Street address is required',
      city: 'Please enter a valid city name',
      state: 'State must be two characters in length',
      zip: 'Please enter a valid zipcode',
    });
    expect(messages.map(({ field }) => field)).toEqual(['street1', 'city', 'state', 'zip']);
  });

  test.each([
    ['nothing at all', {}],
    ['one word of text', { address: 'Broadway' }],
    ['text without a looked-up address', { address: '12 Oak St, Denver' }],
  ])('addressForm with %s asks for a valid address [REG-021, FORM-044, FORM-045, FORM-046]', (_what, typed) => {
    expect(fieldErrors(z.safeParse(addressForm(), typed)).messages).toEqual([
      { field: 'address', message: NO_ADDRESS },
    ]);
  });

  test('addressForm reports wrong parts of a typed address, not of the search [FORM-038, FORM-043]', () => {
    const { fields } = fieldErrors(z.safeParse(addressForm(), { address: '', ...good, street1: '', zip: '8020' }));
    expect(fields).toEqual({ street1: 'Street address is required', zip: 'Please enter a valid zipcode' });
  });

  test('addressForm returns only the parts of a chosen address [REG-021]', () => {
    expect(z.parse(addressForm(), { address: '12 Oak St, Denver, CO 80202', ...good })).toEqual(good);
  });

  test('needsLookUp is true only for a long enough text without parts [FORM-045]', () => {
    expect(needsLookUp({ address: '12 Oak St' })).toBe(true);
    expect(needsLookUp({ address: 'Oak' })).toBe(false);
    expect(needsLookUp({ address: '12 Oak St', ...good })).toBe(false);
    expect(needsLookUp({})).toBe(false);
  });

  test('addressNotListed uses the typed text as the street [FORM-047]', () => {
    expect(addressNotListed(' 12 Oak St, Denver ')).toEqual({
      street1: '12 Oak St, Denver',
      street2: '',
      city: '',
      state: '',
      zip: '',
    });
  });

  test.each([
    ['O\u2019Fallon', 'OFallon'],
    ['St. Louis', 'St Louis'],
    ['Winston-Salem', 'Winston Salem'],
    ["Coeur d'Alene", 'Coeur dAlene'],
  ])('uspsCity spells %s so that cityField accepts it [FORM-039]', (city, usps) => {
    expect(uspsCity(city)).toBe(usps);
    expect(z.safeParse(cityField, uspsCity(city)).success).toBe(true);
  });
});
