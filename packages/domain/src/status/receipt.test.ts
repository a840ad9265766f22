import { expect, test } from 'vitest';
import { GATES } from '../loan-file/gates.ts';
import { receiptPhase, receiptsBetween } from './receipt.ts';

const getReceipts = (before: string, after: string) => receiptsBetween(receiptPhase(before), receiptPhase(after));

test.each([
  ['submit', 'income', ['SUBMITTED']],
  ['submit', 'id-upload', ['SUBMITTED']],
  ['income', 'id-upload', ['INCOME']],
  ['employer-contact', 'liens', ['INCOME', 'CREDIT']],
  ['hard-frozen', 'liens', ['CREDIT']],
  ['id-upload', 'disburse', ['CREDIT']],
  ['id-upload', 'prequal-title', []],
  ['income', 'income-review', []],
  ['income', 'submit', []],
  ['liens', 'id-upload', []],
  ['choose', 'liens', []],
  ['income', 'hold-borrower', []],
  ['liens', 'disburse', []],
] as const)('receiptsBetween %s and %s returns %j', (before, after, receipts) => {
  expect(getReceipts(before, after)).toEqual(receipts);
});

test('receiptPhase follows the order of the checklist', () => {
  const phases = GATES.flatMap(({ id }) => receiptPhase(id) ?? []);
  expect(phases).toEqual(phases.toSorted((one, other) => one - other));
  expect(new Set(phases)).toEqual(new Set([0, 1, 2, 3]));
});

test('receiptPhase exists only for gates of the borrower', () => {
  expect(
    GATES.filter(({ id, owner }) => receiptPhase(id) !== null && owner !== 'borrower').map(({ id }) => id),
  ).toEqual([]);
});
