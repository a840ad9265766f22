import { calendarDay } from './calendar-day.ts';
import { perLocale } from './per-locale.ts';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DISPLAY_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function utc({ year, month, day }: DateParts): Date | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // 02/30 would roll over into March: there is no such day.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

function read(isoDate: string): Date {
  const [, year, month, day] = ISO_DATE.exec(isoDate) ?? [];
  const date = utc({ year: Number(year), month: Number(month), day: Number(day) });
  if (!date) throw new Error(`Invalid input: ${isoDate} is not a date in the form yyyy-MM-dd`);
  return date;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * A calendar date for tables and fields, 2026-12-02 as "12/02/2026": in every language as people type it.
 *
 * @throws Error when the text is not a yyyy-MM-dd date
 */
export function formatDate(isoDate: string): string {
  const date = read(isoDate);
  return `${pad(date.getUTCMonth() + 1, 2)}/${pad(date.getUTCDate(), 2)}/${pad(date.getUTCFullYear(), 4)}`;
}

/**
 * A calendar date as yyyy-MM-dd, from its parts or from typed text, 12/2/2026. Undefined for a day that
 * doesn't exist.
 */
export function toIsoDate(date: DateParts | string): string | undefined {
  let parts: DateParts;
  if (typeof date === 'string') {
    const [, month, day, year] = DISPLAY_DATE.exec(date.trim()) ?? [];
    parts = { year: Number(year), month: Number(month), day: Number(day) };
  } else parts = date;
  const { year, month, day } = parts;
  const whole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day);
  if (!whole || year < 0 || year > 9999 || !utc(parts)) return undefined;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

const PROSE = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/**
 * A calendar date in a sentence, 2026-12-02 as "Wed, Dec 2, 2026".
 *
 * @throws Error when the text is not a yyyy-MM-dd date
 */
export const formatDateInProse = (isoDate: string): string => PROSE().format(read(isoDate));

const NEAR = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/**
 * A calendar date of the coming weeks in a sentence, which needs no year: 2026-12-02 as "Wed, Dec 2".
 *
 * @throws Error when the text is not a yyyy-MM-dd date
 */
export const formatNearDate = (isoDate: string): string => NEAR().format(read(isoDate));

const TIME = perLocale(
  (locale, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
);

/**
 * An instant in a sentence, in a zone's time: "Mon, Nov 23, 2026, 3:00 PM MST".
 *
 * @param instant ISO 8601
 * @param timeZone an IANA name
 */
export const formatInstantInProse = (instant: string, timeZone: string): string =>
  `${formatDateInProse(calendarDay(instant, timeZone))}, ${TIME(timeZone).format(new Date(instant))}`;
