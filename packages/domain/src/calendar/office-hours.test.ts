import { expect, test } from 'vitest';
import { groupOpenDays, isOfficeOpen } from './office-hours.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekdayValue) => ({
  weekdayValue,
  startTime: '09:00:00',
  endTime: weekdayValue === 6 ? '13:00' : '17:00',
  isOpen: weekdayValue < 7,
}));

test.each([
  ['before the start', '2026-11-24T16:59:59Z', false],
  ['from the start', '2026-11-24T17:00:00Z', true],
  ['until the end', '2026-11-25T00:59:00Z', true],
  ['not at the end', '2026-11-25T01:00:00Z', false],
  ['on a Saturday until its own end', '2026-11-28T20:59:00Z', true],
  ['not on a Saturday after it', '2026-11-28T21:00:00Z', false],
  ['not on a day without hours', '2026-11-29T18:00:00Z', false],
  ['not on Thanksgiving', '2026-11-26T18:00:00Z', false],
])('isOfficeOpen is right %s', (_when, at, expected) => {
  expect(isOfficeOpen(WEEK, Date.parse(at))).toBe(expected);
});

test('groupOpenDays joins neighboring days with the same hours, in any order, and leaves out closed ones', () => {
  const days = (week: typeof WEEK) => groupOpenDays(week).map((group) => group.map((day) => day.weekdayValue));
  expect(days(WEEK.toReversed())).toEqual([[1, 2, 3, 4, 5], [6]]);
  const withoutWednesday = WEEK.map((day) => ({ ...day, isOpen: day.isOpen && day.weekdayValue !== 3 }));
  expect(days(withoutWednesday)).toEqual([[1, 2], [4, 5], [6]]);
});
