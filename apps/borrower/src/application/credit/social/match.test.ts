import { describe, expect, test } from 'vitest';
import { matchBody, matchErrors } from './match.ts';

const KNOWN_NAME = { firstName: 'Nora', middleName: null, lastName: 'Match', suffix: 'JR' };
const INPUT = {
  ssn: '123-45 6789',
  firstName: 'Nora',
  middleName: '',
  lastName: 'Match',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
};

describe('the credit file match', () => {
  test('sends only the nine digits when name and address are unchanged', () => {
    expect(matchErrors(INPUT)).toEqual([]);
    expect(matchBody(INPUT, KNOWN_NAME)).toEqual({ ssn: '123456789' });
  });

  test.each(['', '12345678', '1234567890', '900-12-3456', 'abcdefghi'])('refuses %j as a number', (ssn) => {
    expect(matchErrors({ ...INPUT, ssn })).toEqual([
      { field: 'ssn', message: 'Enter a 9-digit Social Security number.' },
    ]);
  });

  test('sends a changed name with the known suffix', () => {
    expect(matchBody({ ...INPUT, lastName: 'Smith' }, KNOWN_NAME)).toMatchObject({
      name: { firstName: 'Nora', lastName: 'Smith', suffix: 'JR' },
    });
  });

  test('checks a previous address only when part of it was typed', () => {
    expect(matchErrors({ ...INPUT, city: 'Denver' }).map(({ field }) => field)).toEqual(['street1', 'state', 'zip']);
    const address = { street1: '1 Old Road', street2: '', city: 'Denver', state: 'co', zip: '80202-1234' };
    expect(matchBody({ ...INPUT, ...address }, KNOWN_NAME)).toMatchObject({
      previousAddress: { street1: '1 Old Road', city: 'Denver', state: 'CO', zip: '80202' },
    });
  });
});
