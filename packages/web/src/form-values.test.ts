import { expect, test } from 'vitest';
import { firstOfEach, keptValues, messagesByField, stillWrong } from './form-values.ts';

test('a draft never keeps a password or a Social Security number, whatever else the form holds [REG-036]', () => {
  expect(keptValues({ password: 'x', confirmPassword: 'x', ssnLast4: '1234', email: 'a@b.co' })).toEqual({
    email: 'a@b.co',
  });
});

test('mended errors vanish, new ones wait for the next press', () => {
  const first = { field: 'firstName', message: 'Please enter the first name' };
  const last = { field: 'lastName', message: 'Last name is required' };
  expect(stillWrong([first, last], [last, { field: 'suffix', message: 'x' }])).toEqual([last]);
  expect(
    stillWrong([first], [{ field: 'firstName', message: 'First name must be at least 2 characters long' }]),
  ).toEqual([]);
});

test('each rule that a password does not meet is told at the field, and the summary leads there once [FORM-027]', () => {
  const wrong = [
    { field: 'password', message: 'Password is not strong enough: must be at least 12 characters' },
    { field: 'password', message: 'Password is not strong enough: must have a number' },
    { field: 'termPrivacyConsent', message: 'Required' },
  ];
  expect(messagesByField(wrong)['password']).toBe(
    'Password is not strong enough: must be at least 12 characters. Password is not strong enough: must have a number',
  );
  expect(firstOfEach(wrong).map(({ field }) => field)).toEqual(['password', 'termPrivacyConsent']);
});
