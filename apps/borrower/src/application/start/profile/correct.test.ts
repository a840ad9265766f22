import { expect, test } from 'vitest';
import { correctBody, correctErrors, correctOf } from './correct.ts';

test('an address names what is to be corrected, and nothing else is [AP-10]', () => {
  expect([correctOf('dob'), correctOf('other'), correctOf('ssn'), correctOf(null)]).toEqual([
    'dob',
    'other',
    undefined,
    undefined,
  ]);
});

test('a correction says what is right, a comment may be left out', () => {
  expect(correctErrors({ value: '  ' })).toEqual([{ field: 'value', message: 'Tell us what it should say' }]);
  expect(correctErrors({ value: 'Ana' })).toEqual([]);
  expect(correctBody('name', { value: ' Ana ', comment: '' })).toEqual({ field: 'name', value: 'Ana', comment: null });
});
