import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { foundAddress, lookUpAddress } from '../address.ts';
import { createHeloc, saveDraft } from '../application.ts';
import { banner } from '../banners.ts';
import { CALL_DOCS } from '../docs/all-docs.ts';
import { CHOICE, HELOC, LIABILITY, OFFER, STATUS } from '../docs/samples.ts';
import { registerIdentity } from '../identity.ts';
import { answerWinback, confirmOffer } from '../offers.ts';
import { openingHours } from '../operating-hours.ts';
import { readFlags } from '../optimize.ts';
import { dollarsIn } from './base.ts';
import { stepValues } from './draft.ts';
import { heloc } from './heloc.ts';
import { choice, liability, offer } from './offer.ts';
import { address, name } from './person.ts';
import { status } from './status.ts';

const SHAPES: readonly { shape: z.ZodMiniObject; fields: string[]; row: string }[] = [
  { shape: name, fields: ['firstName', 'middleName', 'lastName', 'suffix'], row: 'DATA-005, DATA-033' },
  { shape: address, fields: ['street1', 'street2', 'city', 'state', 'zip'], row: 'DATA-027' },
  { shape: foundAddress, fields: ['fullAddress', 'street1', 'street2', 'city', 'state', 'zip'], row: 'DATA-028' },
  {
    shape: banner,
    fields: ['uuid', 'message', 'apps', 'variant', 'active', 'dismissable', 'metadata'],
    row: 'DATA-030',
  },
  {
    shape: openingHours,
    fields: ['weekday', 'weekdayValue', 'startTime', 'endTime', 'isOpen'],
    row: 'DATA-031, DATA-043',
  },
  {
    shape: offer,
    row: 'DATA-038',
    fields: [
      'id',
      'term',
      'type',
      'min',
      'max',
      'minDraw',
      'maxDraw',
      'originationFee',
      'rate',
      'otherRate',
      'baseRate',
      'discountList',
    ],
  },
  {
    shape: liability,
    fields: ['monetaryBalance', 'monetaryCalculatedNextPaymentMinimumAmount', 'payOff'],
    row: 'DATA-041',
  },
];

test.each(SHAPES)('a schema has the fields of the specification: $fields [$row]', ({ shape, fields }) => {
  expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(fields));
});

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('wire schemas', () => {
  test('refuse a status outside the stored ones, including UNKNOWN', () => {
    expect(accepts(status, STATUS)).toBe(true);
    expect(accepts(status, { ...STATUS, checklistStatus: 'UNKNOWN' })).toBe(false);
  });

  test('refuse a street over 100 characters, a full state name and a ZIP code with letters [DATA-027]', () => {
    const good = { street1: '1 A St', city: 'Boise', state: 'ID', zip: '83702' };
    expect(accepts(address, good)).toBe(true);
    expect(accepts(address, { ...good, zip: '83702-1234', street2: null })).toBe(true);
    const wrong = [{ street1: 'x'.repeat(101) }, { state: 'Idaho' }, { zip: '8370A' }, { city: '' }];
    expect(wrong.filter((each) => accepts(address, { ...good, ...each }))).toEqual([]);
  });

  test('refuse money with three decimals, below zero, too large or not a number', () => {
    expect([0, 0.01, 85_000, 19.99, 999_999_999.99].filter((good) => !accepts(dollarsIn, good))).toEqual([]);
    expect([0.001, -1, Number.NaN, Infinity, '5', 1e12].filter((wrong) => accepts(dollarsIn, wrong))).toEqual([]);
  });

  test('refuse a rate, fee, payment, status or owner in a choice', () => {
    expect(accepts(choice, CHOICE)).toBe(true);
    expect(
      ['rate', 'originationFee', 'monthlyPayment', 'status', 'owner'].filter((field) =>
        accepts(choice, { ...CHOICE, [field]: 1 }),
      ),
    ).toEqual([]);
    const body = CALL_DOCS[confirmOffer.id]!.example.body as object;
    expect(accepts(confirmOffer.body, body)).toBe(true);
    expect(accepts(confirmOffer.body, { ...body, rate: 0.01 })).toBe(false);
  });

  test('refuse a refusal without confirmation, and a lien payoff without its lien', () => {
    expect(accepts(answerWinback.body, { answer: 'REFUSE' })).toBe(false);
    expect(accepts(answerWinback.body, { answer: 'REFUSE', confirmed: true })).toBe(true);
    expect(accepts(answerWinback.body, { answer: 'PAY_OFF_LIEN' })).toBe(false);
  });

  test('refuse an offer or a debt with a missing field [DATA-038, DATA-041]', () => {
    expect([accepts(offer, OFFER), accepts(liability, LIABILITY)]).toEqual([true, true]);
    expect(
      ['id', 'term', 'minDraw', 'maxDraw', 'rate', 'discountList'].filter((field) =>
        accepts(offer, { ...OFFER, [field]: undefined }),
      ),
    ).toEqual([]);
    expect(
      ['uuid', 'monetaryBalance', 'payOff'].filter((field) => accepts(liability, { ...LIABILITY, [field]: undefined })),
    ).toEqual([]);
  });

  test('refuse a banner without an application or with an unknown variant [DATA-030]', () => {
    const [good] = CALL_DOCS['G46']!.example.reply as object[];
    expect(accepts(banner, good)).toBe(true);
    expect(accepts(banner, { ...good, apps: [] })).toBe(false);
    expect(accepts(banner, { ...good, variant: 'error' })).toBe(false);
  });
});

describe('schema errors', () => {
  const body = CALL_DOCS['G04']!.example.body as Record<string, object>;
  const getMessages = (schema: z.ZodMiniType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const person = body['profileRequest'] as Record<string, object>;

  test.each([
    [{ profileRequest: { ...person, email: 'ana@' } }, 'profileRequest.email: Please enter a valid email address'],
    [
      { profileRequest: { ...person, name: { ...person['name'], firstName: 'A' } } },
      'profileRequest.name.firstName: First name must be at least 2 characters long',
    ],
    [{ profileRequest: { ...person, dob: '1980-02-30' } }, 'profileRequest.dob: Invalid date'],
    [
      { profileRequest: { ...person, phoneNumbers: [{ type: 'MOBILE', number: '1085550123' }] } },
      'profileRequest.phoneNumbers.0.number: Country code 1 is not needed',
    ],
    [{ income: { incomePrimary: -1 } }, 'income.incomePrimary: Must be at least $0'],
    [{ income: { incomePrimary: 10_000_000 } }, 'income.incomePrimary: Must be less than $10,000,000'],
    [
      { income: { incomePrimary: 1, incomeCoDeeders: 10_000_000 } },
      'income.incomeCoDeeders: Must be less than $10,000,000',
    ],
    [
      {
        consentListRequest: [
          { type: 'TERMS', version: '1', optInOut: 'OPT_OUT' },
          { type: 'TERMS', version: '1', optInOut: 'OPT_IN' },
        ],
      },
      'consentListRequest: Answer each consent only once.',
    ],
    [
      {
        consentRequests: [
          { type: 'SOFT_CREDIT', version: '1' },
          { type: 'SOFT_CREDIT', version: '2' },
        ],
      },
      'consentRequests: Answer each consent only once.',
    ],
    [
      {
        propertyRequest: {
          ...body['propertyRequest'],
          address: { street1: '1 A St', city: 'Boise', state: 'ID', zip: '837' },
        },
      },
      'propertyRequest.address.zip: Please enter a valid zipcode',
    ],
  ])('createHeloc with %j reports the field and its sentence [ERR-002]', (change, sentence) => {
    expect(getMessages(createHeloc.body, { ...body, ...change })).toEqual([sentence]);
  });

  test('registerIdentity drops the country code of an 11-digit phone number', () => {
    expect(
      z.parse(registerIdentity.body, { email: ' ana@example.com ', password: 'x', phoneNumber: '+1 (208) 555-0123' }),
    ).toEqual({
      email: 'ana@example.com',
      password: 'x',
      phoneNumber: '2085550123',
    });
  });
});

describe('draft schemas', () => {
  test.each([
    'ssn',
    'SSN',
    'primarySsn',
    'socialSecurityNumber',
    'password',
    'confirmPassword',
    'accountNumber',
    'account_number',
    'routingNumber',
    'ethnicity',
    'raceOther',
    'sex',
  ])('stepValues refuses a key %s at any depth', (key) => {
    expect(accepts(stepValues, { [key]: 'x' })).toBe(false);
    expect(accepts(stepValues, { rows: [{ inner: { [key]: 'x' } }] })).toBe(false);
  });

  test.each(['ssn', 'password'])('saveDraft refuses a %s in the registration draft', (field) => {
    expect(accepts(saveDraft.body, { 'set-password': { termPrivacyConsent: 'on' } })).toBe(true);
    expect(accepts(saveDraft.body, { 'set-password': { [field]: 'x' } })).toBe(false);
    expect(accepts(saveDraft.body, { [field]: 'x' })).toBe(false);
  });

  test('stepValues leaves other values unchanged', () => {
    const values = {
      institution: 'Sample Bank',
      rows: [{ balance: 10 }],
      sexton: 'a name',
      traceId: 'x',
      className: 'y',
    };
    expect(z.parse(stepValues, values)).toEqual(values);
  });
});

describe('lists and missing values', () => {
  test('one value of a repeated parameter is a list of one [CLIENT-007]', () => {
    expect(z.parse(readFlags.query, { keys: 'chat' }).keys).toEqual(['chat']);
    expect(z.parse(readFlags.query, { keys: ['chat', 'maintenance'] }).keys).toEqual(['chat', 'maintenance']);
    expect(accepts(lookUpAddress.query, { search: ['120', '121'] })).toBe(false);
    expect(accepts(lookUpAddress.query, { search: '12' })).toBe(false);
  });

  test('missing and null are equivalent, but a list is never null', () => {
    const { loanNumber: _, ...without } = HELOC;
    expect(accepts(heloc, without)).toBe(true);
    expect(accepts(heloc, { ...HELOC, loanNumber: null })).toBe(true);
    expect(accepts(heloc, { ...HELOC, helocSigners: null })).toBe(false);
  });
});
