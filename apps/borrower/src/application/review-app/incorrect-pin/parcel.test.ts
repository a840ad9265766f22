import { expect, test } from 'vitest';
import { parcelFaults } from './parcel.ts';

test.each([
  ['', 'Enter the parcel number from your tax bill'],
  [' - - ', 'Enter the parcel number from your tax bill'],
  ['9'.repeat(61), 'Enter at most 60 characters'],
  ['12345678', 'This is the number we have'],
  ['123.45.678', 'This is the number we have'],
])('%j is refused: %s [SCREEN-102]', (parcelNumber, message) => {
  expect(parcelFaults({ parcelNumber }, '123-45-678')).toEqual([{ id: 'parcelNumber', message }]);
});

test('another number is taken, and any number where we have none', () => {
  expect(parcelFaults({ parcelNumber: '123-45-679' }, '123-45-678')).toEqual([]);
  expect(parcelFaults({ parcelNumber: '123-45-678' }, null)).toEqual([]);
});
