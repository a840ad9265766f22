import { STORED_STATUSES } from '@lintel/domain';
import { expect, test } from 'vitest';
import { STATUS_OPTIONS } from './status-options.ts';

test('the status filter offers every status once, by its code, under a heading', () => {
  const values = STATUS_OPTIONS.flatMap(({ options }) => options.map(({ value }) => value));
  expect(values.toSorted()).toEqual([...STORED_STATUSES].toSorted());
  expect(STATUS_OPTIONS.filter(({ options }) => options.length === 0)).toEqual([]);
});

test('no two statuses read the same, and none reads like its code', () => {
  const labels = STATUS_OPTIONS.flatMap(({ options }) => options.map(({ label }) => label));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /_|\b(GEN|NAV|PREQUAL|CLTV)\b/.test(label))).toEqual([]);
});
