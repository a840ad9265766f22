import { expect, test, vi } from 'vitest';
import { formatCode } from './code-words.en.ts';
import {
  formatDay,
  formatCalendarDay,
  endOfLenderDay,
  toLenderInstant,
  toLenderLocal,
  formatDateTime,
  toEntryTime,
} from './times.ts';

test.each([
  ['FACTA_REVIEW', 'FACTA review'],
  ['SoftCreditReturned', 'Soft credit returned'],
  ['id-review', 'ID review'],
  ['credit.softPull', 'Credit soft pull'],
])('formats the code %s as "%s"', (code, words) => {
  expect(formatCode(code)).toBe(words);
});

test.each([
  ['2026-11-22', 'Nov 22, 2026'],
  ['2026-07-01', 'Jul 1, 2026'],
  ['2027-01-01', 'Jan 1, 2027'],
])('formats the day %s without shifting it, "%s"', (day, words) => {
  expect(formatCalendarDay(day)).toBe(words);
});

test('formats times in Pacific Time for every reader', () => {
  expect(formatDateTime('2026-11-20T00:02:00Z')).toBe('Nov 19, 2026, 4:02 PM PST');
  expect(formatDay('2026-11-20T00:02:00Z')).toBe('Nov 19, 2026');
});

test.each([
  ['2026-11-19T16:02', '2026-11-20T00:02:00.000Z'],
  ['2026-07-01T09:30', '2026-07-01T16:30:00.000Z'],
  // The night the clocks go back has this half hour twice; the first one counts.
  ['2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
])('reads the console time %s as the instant %s', (local, instant) => {
  expect(toLenderInstant(local)).toBe(instant);
});

test.each([
  ['2026-11-20T00:02:00.000Z', '2026-11-19T16:02'],
  ['2026-07-01T07:00:00.000Z', '2026-07-01T00:00'],
])('writes the instant %s as the console time %s', (instant, local) => {
  expect(toLenderLocal(instant)).toBe(local);
});

test.each([
  ['2026-11-21', '2026-11-21T20:00:00.000Z'],
  ['2026-11-23', '2026-11-23T17:00:00.000Z'],
  // A cancellation dated later than today must not become one of today, which may be in time.
  ['2026-11-28', '2026-11-28T20:00:00.000Z'],
])('reads the day %s, typed on Monday morning, Nov 23, as the instant %s', (day, instant) => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
  expect(toEntryTime(day)).toBe(instant);
  vi.useRealTimers();
});

test.each([
  ['2026-11-21', '2026-11-22T07:59:00.000Z'],
  ['2026-07-01', '2026-07-02T06:59:00.000Z'],
])('a condition due on %s can be answered until the day ends in Pacific Time, %s', (day, instant) => {
  expect(endOfLenderDay(day)).toBe(instant);
});
