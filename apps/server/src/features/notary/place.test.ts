import { expect, test } from 'vitest';
import { formatMeeting } from './place.ts';

const address = { street1: '12 Elm Street', street2: 'Unit 4', city: 'Denver', state: 'CO', zip: '80202' };

test('shows the unit number of a home and the name of an office first', () => {
  expect(formatMeeting({ type: 'HOME', address, officeId: null, officeName: null })).toBe(
    '12 Elm Street, Unit 4, Denver, CO, 80202',
  );
  expect(
    formatMeeting({
      type: 'OFFICE',
      address: { ...address, street2: null },
      officeId: 'one',
      officeName: 'Sample Title',
    }),
  ).toBe('Sample Title, 12 Elm Street, Denver, CO, 80202');
});
