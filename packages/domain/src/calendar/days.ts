const DAY = 86_400_000;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The day so many days behind a date, or before it when negative; both yyyy-MM-dd. */
export const dayAfter = (date: string, days = 1): string => isoDay(Date.parse(date) + days * DAY);

/** The weekday of a date (yyyy-MM-dd); 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay();

/** The nth of a weekday (0 is Sunday) in a month (0 is January), yyyy-MM-dd; counted from the end when negative. */
export function nthWeekday(year: number, month: number, on: number, n: number): string {
  const first = isoDay(Date.UTC(year, month, 1));
  const last = isoDay(Date.UTC(year, month + 1, 0));
  return n > 0
    ? dayAfter(first, ((on - weekdayOf(first) + 7) % 7) + (n - 1) * 7)
    : dayAfter(last, -((weekdayOf(last) - on + 7) % 7));
}
