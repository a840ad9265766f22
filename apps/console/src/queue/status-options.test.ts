import { CANCELED_ENDS, GATES, staffGateName, STORED_STATUSES } from '@lintel/domain';
import { expect, test } from 'vitest';
import { STATUS_WORDS } from '../platform/status-words.en.ts';
import { STATUS_OPTIONS } from './status-options.ts';

test('the status filter offers every status and every end of a canceled file once, under a heading', () => {
  const values = STATUS_OPTIONS.flatMap(({ options }) => options.map(({ value }) => value));
  expect(values.toSorted()).toEqual([...STORED_STATUSES, ...CANCELED_ENDS].toSorted());
  expect(STATUS_OPTIONS.filter(({ options }) => options.length === 0)).toEqual([]);
});

test('no two statuses read the same, and none reads like its code', () => {
  const labels = STATUS_OPTIONS.flatMap(({ options }) => options.map(({ label }) => label));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /_|\b(GEN|NAV|PREQUAL|CLTV)\b/.test(label))).toEqual([]);
});

test('the statuses stand in the order in which a file reaches them, with holds and closed files last', () => {
  const order = GATES.map(({ status }) => status as string);
  const parts = STATUS_OPTIONS.map(({ options }) => options.map(({ value }) => order.indexOf(value)));
  const inOrder = parts.slice(0, -2).flat();
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(STATUS_OPTIONS.slice(-2).map(({ label }) => label)).toEqual(['On hold', 'Closed files']);
});

test('a status with a single step has the name of that step', () => {
  const names = new Map<string, string[]>();
  for (const { id, status } of GATES) names.set(status, [...(names.get(status) ?? []), staffGateName(id)]);
  const single = [...names].flatMap(([status, [name = '', ...others]]) =>
    others.length === 0 && status !== 'CANCELLED' ? [[status, name] as const] : [],
  );
  expect(single.length).toBeGreaterThan(30);
  expect(single.map(([status]) => STATUS_WORDS[status as keyof typeof STATUS_WORDS])).toEqual(
    single.map(([, name]) => name),
  );
});
