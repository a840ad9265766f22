import { expect, test } from 'vitest';
import { checkLien } from './check-lien.ts';

const INPUT = { creditorName: ' Uncle Bob ', monetaryBalance: '12,000', monthlyPayment: '150', position: '2' };

test('reads a lien as typed', () => {
  expect(checkLien(INPUT)).toEqual({
    lien: { creditorName: 'Uncle Bob', monetaryBalance: 12_000, monthlyPayment: 150, position: 2 },
    messages: [],
  });
});

test.each([
  ['creditorName', ''],
  ['creditorName', 'x'.repeat(101)],
  ['monetaryBalance', ''],
  ['monetaryBalance', '0'],
  ['monetaryBalance', 'much'],
  ['monthlyPayment', ''],
  ['position', ''],
  ['position', '0'],
  ['position', '1.5'],
  ['position', '10'],
] as const)('reports %s %j at its field', (field, value) => {
  expect(checkLien({ ...INPUT, [field]: value }).messages.map((one) => one.field)).toEqual([field]);
});

test('reports all missing fields in the order of the page', () => {
  expect(checkLien({}).messages.map((one) => one.field)).toEqual([
    'creditorName',
    'monetaryBalance',
    'monthlyPayment',
    'position',
  ]);
});
