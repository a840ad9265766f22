const DAY = 86_400_000;

const weekday = (at: number): number => new Date(at).getUTCDay();

/** The nth of a weekday (0 is Sunday) in a month (0 is January), yyyy-MM-dd; counted from the end when negative. */
export function nthWeekday(year: number, month: number, on: number, n: number): string {
  const first = Date.UTC(year, month, 1);
  const last = Date.UTC(year, month + 1, 0);
  const at = n > 0 ? first + (((on - weekday(first) + 7) % 7) + (n - 1) * 7) * DAY : last - ((weekday(last) - on + 7) % 7) * DAY;
  return new Date(at).toISOString().slice(0, 10);
}
