import { expect, test } from 'vitest';
import { phoneCallTime } from './phone-calls.ts';

const NOW = new Date('2026-12-01T17:00:00.000Z');

test.each([
  ['no time', null, '2026-12-01T17:00:00.000Z'],
  ['an earlier day', '2026-11-27T22:15:00.000Z', '2026-11-27T22:15:00.000Z'],
  ['now', '2026-12-01T17:00:00.000Z', '2026-12-01T17:00:00.000Z'],
  ['a clock that is 4 minutes ahead', '2026-12-01T17:04:00.000Z', '2026-12-01T17:00:00.000Z'],
  ['a time in 6 minutes', '2026-12-01T17:06:00.000Z', undefined],
  ['tomorrow', '2026-12-02T17:00:00.000Z', undefined],
])('phoneCallTime of %s: %s is %s', (_what, entered, expected) => {
  expect(phoneCallTime(entered === null ? null : new Date(entered), NOW)?.toISOString()).toBe(expected);
});
