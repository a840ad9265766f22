import { expect, test } from 'vitest';
import { setupErrors } from './setup-errors.ts';

const WRONG = { street1: '', city: '4', state: 'ZZ', zip: '8020', password: 'Weak', confirmPassword: '' };
const listFields = (asksPassword: boolean, typed: Record<string, string> = WRONG) =>
  setupErrors(typed, { asksPassword }).map(({ field }) => field);
const DETAILS = ['firstName', 'lastName', 'phoneNumber', 'street1', 'city', 'state', 'zip', 'occupancyType'];

test('returns one error per field in page order', () => {
  expect(listFields(true)).toEqual([...DETAILS, 'password', 'termPrivacyConsent', 'communicationConsent']);
});

test('asks someone with an account for no password and no agreements', () => {
  expect(listFields(false)).toEqual(DETAILS);
});
