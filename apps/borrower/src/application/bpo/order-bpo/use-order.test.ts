import { expect, test } from 'vitest';
import { contactBody, contactErrors } from './use-order.ts';

test('accepts an empty contact', () => {
  expect([contactErrors({ name: ' ', phoneNumber: '' }), contactBody({ name: ' ', phoneNumber: '' })]).toEqual([
    [],
    null,
  ]);
});

test('reports the missing part of a contact at its field', () => {
  expect(contactErrors({ name: 'Ana', phoneNumber: '' })).toEqual([
    { field: 'phoneNumber', message: 'Please enter your mobile phone' },
  ]);
  expect(contactErrors({ name: '', phoneNumber: '', notes: 'The dog bites' }).map(({ field }) => field)).toEqual([
    'name',
    'phoneNumber',
  ]);
});

test('sends a complete contact trimmed, with the digits of its phone number', () => {
  const typed = { name: ' Ana Ruiz ', phoneNumber: '(303) 555-0142', notes: 'Side door' };
  expect([contactErrors(typed), contactBody(typed)]).toEqual([
    [],
    { name: 'Ana Ruiz', phoneNumber: '3035550142', notes: 'Side door' },
  ]);
});
