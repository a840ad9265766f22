import { findBrand } from '@lintel/brands';
import { createHeloc } from '@lintel/contract';
import { expect, test } from 'vitest';
import { buildCreation } from '../../../test/creation.ts';
import { checkCreation } from './check-creation.ts';

const EMAIL = 'ana@example.com';
const VERSION = '2026-11-1';
const versions = { PRIVACY: VERSION, TERMS: VERSION, COMMUNICATIONS: VERSION, SOFT_CREDIT: VERSION };
const brand = findBrand('FIGURE')!;

/** Checks an applicant born 18 years before November 24, half an hour after midnight in Mountain Time. */
const checkOnBirthday = (place: { state: string; zip: string }) => () =>
  checkCreation(createHeloc.body.parse(buildCreation(EMAIL, { dob: '2008-11-24', ...place })), {
    brand,
    newYorkFlag: false,
    versions,
    now: new Date('2026-11-24T07:30:00Z'),
    email: EMAIL,
  });

test('counts the age by the day where the applicant lives [ELIG-028]', () => {
  expect(checkOnBirthday({ state: 'CO', zip: '80202' })()).toEqual({ softConsent: true });
  expect(checkOnBirthday({ state: 'CA', zip: '94103' })).toThrow('Must be at least 18 years old');
});
