import { expect, test } from 'vitest';
import { correctedOwnership } from './ownership.ts';

test('the land records are taken as they stand [SCREEN-107]', () => {
  expect(correctedOwnership({ which: 'TITLE' }, 'JOINT')).toEqual({
    corrected: { ownershipType: 'JOINT', sideWithTitle: true },
    errors: [],
  });
});

test('another way of owning is named', () => {
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
] as const)('%j beside %s is asked for at %s', (typed, onTitle, field) => {
  expect(correctedOwnership(typed, onTitle).errors.map(({ field }) => field)).toEqual([field]);
});
