import { expect, test } from 'vitest';
import { formatOwnHours } from './own-hours.tsx';

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekdayValue) => ({
  weekday: '',
  weekdayValue,
  startTime: weekdayValue < 6 ? '09:00' : null,
  endTime: weekdayValue < 6 ? '17:00' : null,
  isOpen: weekdayValue < 6,
}));

test.each([
  ['2026-11-24T18:00:00Z', 'America/New_York', 'Today in your time zone: 12:00 PM to 8:00 PM.'],
  ['2026-11-24T18:00:00Z', 'America/Phoenix', 'Today in your time zone: 10:00 AM to 6:00 PM.'],
  ['2026-07-07T18:00:00Z', 'America/Phoenix', undefined],
  ['2026-11-24T18:00:00Z', 'America/Los_Angeles', undefined],
  ['2026-11-25T02:00:00Z', 'America/New_York', undefined],
  ['2026-11-26T18:00:00Z', 'America/New_York', undefined],
  ['2026-11-28T18:00:00Z', 'America/New_York', undefined],
])('at %s in %s, the reader’s own office hours are %j', (now, zone, words) => {
  expect(formatOwnHours(WEEK, now, zone)).toBe(words);
});

test('without hours there is nothing to convert', () => {
  expect(formatOwnHours(undefined, '2026-11-24T18:00:00Z', 'America/New_York')).toBeUndefined();
});
