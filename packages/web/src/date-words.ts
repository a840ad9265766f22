import { perLocale } from '@lintel/domain';

/** The style in which an app shows dates. */
interface Style {
  readonly day: Intl.DateTimeFormatOptions;
  readonly month: Intl.DateTimeFormatOptions;
  /** The time zone of the days; by default the reader's. */
  readonly timeZone?: string;
}

/**
 * Creates an app's functions that format days and months in its style. Each format is made when it's first used: on a
 * phone one takes 15 ms.
 */
export function createDateFormats({ day, month, timeZone }: Style) {
  const instant = perLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...day, ...(timeZone !== undefined && { timeZone }) }),
  );
  const date = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }));
  const months = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...month, timeZone: 'UTC' }));
  return {
    formatDay: (at: string): string => instant().format(new Date(at)),
    /** Formats a calendar date (yyyy-MM-dd) in the same way, whatever the zone. */
    formatCalendarDay: (calendarDay: string): string => date().format(new Date(`${calendarDay}T12:00:00Z`)),
    /** Formats a month (yyyy-MM). */
    formatMonth: (yearAndMonth: string): string => months().format(new Date(`${yearAndMonth}-15T12:00:00Z`)),
  };
}
