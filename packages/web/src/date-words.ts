import { perLocale } from '@lintel/domain';

interface Style {
  readonly day: Intl.DateTimeFormatOptions;
  readonly month: Intl.DateTimeFormatOptions;
  /** The time zone of the days; by default the reader's. */
  readonly timeZone?: string;
}

/** Formats days and months in one app's style. Each format is made when it's first used: on a phone one takes 15 ms. */
export function dateWords({ day, month, timeZone }: Style) {
  const instant = perLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...day, ...(timeZone !== undefined && { timeZone }) }),
  );
  const date = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }));
  const months = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...month, timeZone: 'UTC' }));
  return {
    formatDay: (at: string): string => instant().format(new Date(at)),
    /** A calendar date (yyyy-MM-dd) in the same format, whatever the zone. */
    formatCalendarDay: (of: string): string => date().format(new Date(`${of}T12:00:00Z`)),
    /** A month (yyyy-MM). */
    formatMonth: (of: string): string => months().format(new Date(`${of}-15T12:00:00Z`)),
  };
}
