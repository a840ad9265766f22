import { expect, test } from 'vitest';
import { formatDay, formatDueDay, formatHomeDay } from './dates.ts';

test.each([
  ['2026-12-02', '2026-11-25', 'Wed, Dec 2 (in 7 days)'],
  ['2026-11-26', '2026-11-25', 'Thu, Nov 26 (tomorrow)'],
  ['2026-11-25', '2026-11-25', 'Wed, Nov 25 (today)'],
  ['2026-11-24', '2026-11-25', 'Tue, Nov 24'],
  ['2026-12-02', undefined, 'Wed, Dec 2'],
  ['2026-11-02', '2026-10-31', 'Mon, Nov 2 (in 2 days)'],
])('%s, counted from %s, reads %j', (date, today, words) => {
  expect(formatDueDay(date, today)).toBe(words);
});

test('formats the day of an instant where the home is', () => {
  const late = '2026-11-30T05:30:00.000Z';
  expect(formatHomeDay(late, 'America/Denver')).toBe('Sun, Nov 29');
  expect(formatHomeDay(late, 'America/New_York')).toBe('Mon, Nov 30');
  expect(formatHomeDay(late, null)).toBe(formatDay(late));
});
