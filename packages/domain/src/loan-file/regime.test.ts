import { expect, test } from 'vitest';
import { getRegime } from './regime.ts';

test.each([
  ['CO', 'HOME', 'ORDINARY'],
  ['NY', 'HOME', 'NY'],
  ['NY', 'INVESTMENT', 'NY'],
  ['TX', 'HOME', 'TX_50A6'],
  ['TX', 'SECONDARY', 'ORDINARY'],
] as const)('getRegime of a loan in %s on a home used as %s is %s', (state, occupancy, regime) => {
  expect(getRegime(state, occupancy)).toBe(regime);
});
