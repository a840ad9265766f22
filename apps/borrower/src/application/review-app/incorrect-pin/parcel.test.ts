import { expect, test } from 'vitest';
import { parcelErrors } from './parcel.ts';

test.each([
  ['', 'Enter the parcel number from your tax bill'],
  [' - - ', 'Enter the parcel number from your tax bill'],
  ['9'.repeat(61), 'Enter at most 60 characters'],
  ['12345678', 'This is the number we have'],
  ['123.45.678', 'This is the number we have'],
])('refuses %j: %s [SCREEN-102]', (parcelNumber, message) => {
  expect(parcelErrors({ parcelNumber }, '123-45-678')).toEqual([{ field: 'parcelNumber', message }]);
});

test('accepts a different number, or any number when we have none', () => {
  expect(parcelErrors({ parcelNumber: '123-45-679' }, '123-45-678')).toEqual([]);
  expect(parcelErrors({ parcelNumber: '123-45-678' }, null)).toEqual([]);
});
