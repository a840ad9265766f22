import { toIsoDate } from '../format/date.ts';

/** What `readDate` returns for text that isn't a date: the specification's own text. */
export const INVALID_DATE = 'Invalid Date';

/** The default earliest year of a valid date. */
const EARLIEST_YEAR = 1900;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Converts a date typed as `yyyy-MM-dd` or `MM/dd/yyyy` to `yyyy-MM-dd`; returns INVALID_DATE for any other text or a
 * day that doesn't exist.
 */
export function readDate(text: string): string {
  const iso = ISO.exec(text.trim());
  const date = toIsoDate(iso ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) } : text);
  return date ?? INVALID_DATE;
}

/** Whether the text is a real date in the given year or later. */
export function isValidDate(text: string, earliestYear = EARLIEST_YEAR): boolean {
  const date = readDate(text);
  return date !== INVALID_DATE && Number(date.slice(0, 4)) >= earliestYear;
}

const DAY = 86_400_000;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The date `days` after a date, or before it when negative; both yyyy-MM-dd. */
export const dayAfter = (date: string, days = 1): string => isoDay(Date.parse(date) + days * DAY);

/** The same day `months` later (yyyy-MM-dd), or the month's last day if it has no such day. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** The weekday of a date (yyyy-MM-dd); 0 is Sunday. */
export const getWeekday = (date: string): number => new Date(Date.parse(date)).getUTCDay();

/** The nth given weekday (0 is Sunday) of a month (0 is January), or the last one when `n` is -1; yyyy-MM-dd. */
export function nthWeekday(year: number, month: number, on: number, n: number): string {
  const first = isoDay(Date.UTC(year, month, 1));
  const last = isoDay(Date.UTC(year, month + 1, 0));
  return n > 0
    ? dayAfter(first, ((on - getWeekday(first) + 7) % 7) + (n - 1) * 7)
    : dayAfter(last, -((getWeekday(last) - on + 7) % 7));
}
