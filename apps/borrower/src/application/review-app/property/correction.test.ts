import { describe, expect, test } from 'vitest';
import { correctedAddress, correctedParcel, correctionErrors } from './correction.ts';

const KNOWN_ADDRESS = { street1: '12 NO PROPERTY LANE', street2: null, city: 'Denver', state: 'CO', zip: '80202' };
const INPUT = {
  way: 'ADDRESS',
  street1: '12 No Property  Lane',
  street2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  parcelNumber: '',
};

describe('a property correction', () => {
  test('refuses the address already searched for, in any spelling', () => {
    expect(correctionErrors(INPUT, KNOWN_ADDRESS)).toEqual([
      {
        field: 'street1',
        message: 'This is the address we searched for. Correct it, or enter the parcel number instead.',
      },
    ]);
  });

  test('accepts another address and ignores the parcel number', () => {
    const other = { ...INPUT, street1: '12 Property Lane' };
    expect(correctionErrors(other, KNOWN_ADDRESS)).toEqual([]);
    expect(correctedAddress(other)).toEqual({
      street1: '12 Property Lane',
      street2: '',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
    });
  });

  test('reports each wrong part with its own message', () => {
    expect(correctionErrors({ ...INPUT, city: '3', zip: '8' }, KNOWN_ADDRESS)).toEqual([
      { field: 'city', message: 'Please enter a valid city name' },
      { field: 'zip', message: 'Please enter a valid zipcode' },
    ]);
  });

  test('accepts a parcel number without its spaces and ignores the address', () => {
    const parcel = { ...INPUT, way: 'PARCEL', street1: '', parcelNumber: ' 123-45 ' };
    expect(correctionErrors(parcel, KNOWN_ADDRESS)).toEqual([]);
    expect(correctedParcel(parcel)).toBe('123-45');
    expect(correctionErrors({ ...parcel, parcelNumber: '  ' }, KNOWN_ADDRESS)).toEqual([
      { field: 'parcelNumber', message: 'Enter the parcel number from your tax bill' },
    ]);
    expect(correctionErrors({ ...parcel, parcelNumber: '1'.repeat(61) }, KNOWN_ADDRESS)).toEqual([
      { field: 'parcelNumber', message: 'Enter at most 60 characters' },
    ]);
  });
});
