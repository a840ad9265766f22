import { expect, test } from 'vitest';
import { stayingLiens } from './staying.ts';

const lien = { kind: 'LIEN', marked: false, balanceCents: 18_000_010 } as const;

test.each([
  ['no debt', [], 0],
  ['a lien', [lien], 180_000.1],
  ['two liens to the cent', [lien, { ...lien, balanceCents: 20 }], 180_000.3],
  ['a lien that the line pays off', [lien, { ...lien, marked: true }], 180_000.1],
  [
    'debts that are on no home',
    [
      { ...lien, kind: 'CARD' },
      { ...lien, kind: 'LOAN' },
    ],
    0,
  ],
] as const)('with %s, what stays before the line is summed in dollars', (_what, debts, owed) => {
  expect(stayingLiens(debts)).toBe(owed);
});
