import { expect, test } from 'vitest';
import { correctedOwnership } from './ownership.ts';

test('accepts the county records [SCREEN-107]', () => {
  expect(correctedOwnership({ which: 'TITLE' }, 'JOINT')).toEqual({
    corrected: { ownershipType: 'JOINT', sideWithTitle: true },
    errors: [],
  });
});

test('accepts another type of ownership', () => {
  expect(correctedOwnership({ which: 'OTHER', ownershipType: 'TRUST' }, 'SOLE').corrected).toEqual({
    ownershipType: 'TRUST',
    sideWithTitle: false,
  });
});

test.each([
  [{}, 'SOLE', 'which'],
  [{ which: 'TITLE' }, null, 'which'],
  [{ which: 'OTHER' }, 'SOLE', 'ownershipType'],
  [{ which: 'OTHER', ownershipType: 'CASTLE' }, 'SOLE', 'ownershipType'],
] as const)('for %j with %s in the records, requires %s', (typed, onTitle, field) => {
  expect(correctedOwnership(typed, onTitle).errors.map(({ field }) => field)).toEqual([field]);
});
