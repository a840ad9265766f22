import { expect, test } from 'vitest';
import type { OpeningHours } from '../platform/page-data.tsx';
import { todaysHours, weekInWords } from './hours.ts';

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const week: OpeningHours[] = WEEK.map((weekday, index) => ({
  weekday,
  weekdayValue: index + 1,
  isOpen: index < 6,
  startTime: index < 5 ? '09:00' : index === 5 ? '09:30' : null,
  endTime: index < 5 ? '17:00' : index === 5 ? '13:00' : null,
}));

test.each([
  ['2026-11-17T16:59:00Z', 'Opens today at 9 am PT'],
  ['2026-11-17T17:00:00Z', 'Open today until 5 pm PT'],
  ['2026-11-18T00:59:00Z', 'Open today until 5 pm PT'],
  ['2026-11-18T01:00:00Z', 'Opens Wed 9 am PT'],
  ['2026-11-21T17:00:00Z', 'Opens today at 9:30 am PT'],
  ['2026-11-21T20:00:00Z', 'Open today until 1 pm PT'],
  ['2026-11-21T23:00:00Z', 'Opens Mon 9 am PT'],
  ['2026-11-22T18:00:00Z', 'Opens Mon 9 am PT'],
  ['2026-11-21T02:00:00Z', 'Opens Sat 9:30 am PT'],
  ['2026-07-07T16:00:00Z', 'Open today until 5 pm PT'],
])('at %s, shows the hours %j in Pacific Time [SHELL-024, CONST-042, SHELL-002]', (now, words) => {
  expect(todaysHours(week, now)).toBe(words);
});

test.each([
  ['2026-11-26T18:00:00Z', 'Opens Fri 9 am PT'],
  ['2026-11-26T02:00:00Z', 'Opens Fri 9 am PT'],
  ['2026-11-25T18:00:00Z', 'Open today until 5 pm PT'],
  ['2026-07-03T18:00:00Z', 'Opens Mon 9 am PT'],
  ['2026-07-04T18:00:00Z', 'Opens Mon 9 am PT'],
  ['2026-12-25T01:30:00Z', 'Opens Sat 9:30 am PT'],
])('at %s, skips federal holidays: %j', (now, words) => {
  expect(todaysHours(week, now)).toBe(words);
});

test('shows a phone line that never opens as closed, and one open on a single day with that day', () => {
  const closed = week.map((row) => ({ ...row, isOpen: false }));
  expect(todaysHours(closed, '2026-11-17T17:00:00Z')).toBe('Closed');
  expect(
    todaysHours(
      closed.map((row) => (row.weekday === 'TUESDAY' ? { ...row, isOpen: true } : row)),
      '2026-11-18T03:00:00Z',
    ),
  ).toBe('Opens Tue 9 am PT');
});

test('shows nothing for unknown hours [LEGAL-021]', () => {
  expect(todaysHours(undefined, '2026-11-17T17:00:00Z')).toBeUndefined();
  expect(todaysHours([], '2026-11-17T17:00:00Z')).toBeUndefined();
});

test('groups days with the same hours as the specification writes it, with the weekend [SHELL-024, HOURS-002]', () => {
  expect(weekInWords(week)).toEqual(['Mon-Fri from 9am-5pm PT', 'Sat from 9:30am-1pm PT', 'Sun closed']);
  const workdays = week.map((row) => ({ ...row, isOpen: row.weekdayValue < 6 }));
  expect(weekInWords(workdays)).toEqual(['Mon-Fri from 9am-5pm PT', 'Sat-Sun closed']);
  const daily = week.map((row) => ({ ...row, isOpen: true, startTime: '06:00', endTime: '18:00' }));
  expect(weekInWords(daily)).toEqual(['Mon-Sun from 6am-6pm PT']);
});
