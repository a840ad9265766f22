import { expect, test } from 'vitest';
import { contactBody, contactFaults } from './contact.ts';

test('nobody to call is an answer', () => {
  expect([contactFaults({ name: ' ', phoneNumber: '' }), contactBody({ name: ' ', phoneNumber: '' })]).toEqual([
    [],
    null,
  ]);
});

test('half an answer is told at its field', () => {
  expect(contactFaults({ name: 'Ana', phoneNumber: '' })).toEqual([
    { id: 'phoneNumber', message: 'Please enter your mobile phone' },
  ]);
  expect(contactFaults({ name: '', phoneNumber: '', notes: 'The dog bites' }).map(({ id }) => id)).toEqual([
    'name',
    'phoneNumber',
  ]);
});

test('a whole answer is sent as it is kept', () => {
  const typed = { name: ' Ana Ruiz ', phoneNumber: '(303) 555-0142', notes: 'Side door' };
  expect([contactFaults(typed), contactBody(typed)]).toEqual([
    [],
    { name: 'Ana Ruiz', phoneNumber: '3035550142', notes: 'Side door' },
  ]);
});
