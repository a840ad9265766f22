import { expect, test } from 'vitest';
import { contactBody, contactErrors } from './use-order.ts';

test('nobody to call is an answer', () => {
  expect([contactErrors({ name: ' ', phoneNumber: '' }), contactBody({ name: ' ', phoneNumber: '' })]).toEqual([
    [],
    null,
  ]);
});

test('half an answer is told at its field', () => {
  expect(contactErrors({ name: 'Ana', phoneNumber: '' })).toEqual([
    { field: 'phoneNumber', message: 'Please enter your mobile phone' },
  ]);
  expect(contactErrors({ name: '', phoneNumber: '', notes: 'The dog bites' }).map(({ field }) => field)).toEqual([
    'name',
    'phoneNumber',
  ]);
});

test('a whole answer is sent as it is kept', () => {
  const typed = { name: ' Ana Ruiz ', phoneNumber: '(303) 555-0142', notes: 'Side door' };
  expect([contactErrors(typed), contactBody(typed)]).toEqual([
    [],
    { name: 'Ana Ruiz', phoneNumber: '3035550142', notes: 'Side door' },
  ]);
});
