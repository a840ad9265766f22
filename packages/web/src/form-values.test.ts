import { expect, test } from 'vitest';
import { firstErrorPerField, draftValues, messagesByField, remainingErrors } from './form-values.ts';

test('draftValues drops passwords and Social Security numbers [REG-036]', () => {
  expect(draftValues({ password: 'x', confirmPassword: 'x', ssnLast4: '1234', email: 'a@b.co' })).toEqual({
    email: 'a@b.co',
  });
});

test('remainingErrors removes fixed errors and adds no new ones', () => {
  const first = { field: 'firstName', message: 'Please enter the first name' };
  const last = { field: 'lastName', message: 'Last name is required' };
  expect(remainingErrors([first, last], [last, { field: 'suffix', message: 'x' }])).toEqual([last]);
  expect(
    remainingErrors([first], [{ field: 'firstName', message: 'First name must be at least 2 characters long' }]),
  ).toEqual([]);
});

test('messagesByField joins all messages of a password, and firstErrorPerField lists each field once [FORM-027]', () => {
  const wrong = [
    { field: 'password', message: 'Password is not strong enough: must be at least 12 characters' },
    { field: 'password', message: 'Password is not strong enough: must have a number' },
    { field: 'termPrivacyConsent', message: 'Required' },
  ];
  expect(messagesByField(wrong)['password']).toBe(
    'Password is not strong enough: must be at least 12 characters. Password is not strong enough: must have a number',
  );
  expect(firstErrorPerField(wrong).map(({ field }) => field)).toEqual(['password', 'termPrivacyConsent']);
});
