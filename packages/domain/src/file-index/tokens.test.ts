import { describe, expect, test } from 'vitest';
import {
  fileQuery,
  fileTokens,
  isProvedMailbox,
  toMailbox,
  personTokens,
  type IndexedFile,
  type SearchToken,
} from './tokens.ts';

const MARIA: IndexedFile['people'][number] = {
  names: ['María José Delgado-Ruiz'],
  emails: ['Maria.Delgado+home@gmail.com'],
  phones: ['(303) 555-0142'],
  birthdate: '1984-03-09',
  ssn: '666000001',
};
const FILE: IndexedFile = {
  people: [MARIA],
  addresses: [{ street1: '412 Alder Ridge Road', street2: 'Apt. 5', city: 'Boulder', zip: '80302-1234' }],
};

const toKey = ({ kind, value }: SearchToken): string => `${kind} ${value}`;
const tokens = new Set(fileTokens(FILE).map(toKey));
const isFound = (typed: string): boolean => {
  const query = fileQuery(typed);
  return (
    query !== null &&
    query.groups.length > 0 &&
    query.groups.every((group) => group.some((one) => tokens.has(toKey(one))))
  );
};

describe('fileQuery', () => {
  test.each([
    'maria delgado',
    'Delgado, Maria',
    'DELGADO',
    'ruiz maria',
    'del mar',
    'María',
    'maria.delgado+home@GMAIL.com',
    'mariadelgado@gmail.com',
    '303-555-0142',
    '+1 (303) 555-0142',
    '5550142',
    '412 alder ridge rd',
    '412 Alder Ridge Road',
    'Alder Boulder',
    '80302',
    'delgado 80302',
  ])('finds a file by %s', (typed) => {
    expect(isFound(typed)).toBe(true);
  });

  test.each([
    'Delgado Peter',
    'de',
    'elgado',
    'pedro@gmail.com',
    '3035550143',
    '30355501429',
    '13',
    'Alder Street',
    '@',
    '!!',
  ])("doesn't find a file by %s", (typed) => {
    expect(isFound(typed)).toBe(false);
  });
});

test('fileQuery reads up to 9 digits as a loan number and rejects more than a phone number has', () => {
  expect(fileQuery('100042')).toMatchObject({ loanNumber: 100_042 });
  expect(fileQuery('3035550142')).toMatchObject({ loanNumber: null, groups: [[{ kind: 'PHONE' }]] });
  expect(fileQuery('123456789012')).toBeNull();
  expect(fileQuery('   ')).toBeNull();
});

test('toMailbox drops the tag, and the dots only for providers that ignore them', () => {
  expect(toMailbox('Una.Writer+x@GoogleMail.com')).toBe('unawriter@gmail.com');
  expect(toMailbox('una.writer+x@lender.example')).toBe('una.writer@lender.example');
});

test('personTokens identifies by mailbox, phone, name with birthdate and SSN, never by a partial value', () => {
  expect(personTokens(MARIA).map(toKey)).toEqual([
    'MAILBOX mariadelgado@gmail.com',
    'PHONE 3035550142',
    'PERSON maria ruiz 1984-03-09',
    'SSN 666000001',
  ]);
  expect(
    personTokens({ ...MARIA, names: ['Maria'], phones: ['555'], birthdate: null, ssn: '0001' }).map(toKey),
  ).toEqual(['MAILBOX mariadelgado@gmail.com']);
});

test.each([
  ['una.writer+heloc@lender.example', true, true],
  ['una.writer@lender.example', false, false],
  ['una@lender.example', true, false],
])('isProvedMailbox for %s, confirmed %s, is %s', (email, isConfirmed, proved) => {
  expect(isProvedMailbox('una.writer@lender.example', { email, isConfirmed })).toBe(proved);
});
