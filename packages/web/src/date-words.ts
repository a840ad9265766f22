import { currentLocale } from '@lintel/domain';
interface Style {
  readonly day: Intl.DateTimeFormatOptions;
  readonly month: Intl.DateTimeFormatOptions;
  /** The time zone of the days; by default the reader's. */
  readonly timeZone?: string;
}

/** Formats days and months in one app's style. */
export function dateWords({ day, month, timeZone }: Style) {
  const instant = new Intl.DateTimeFormat(currentLocale(), { ...day, ...(timeZone !== undefined && { timeZone }) });
  const date = new Intl.DateTimeFormat(currentLocale(), { ...day, timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(currentLocale(), { ...month, timeZone: 'UTC' });
  return {
    formatDay: (at: string): string => instant.format(new Date(at)),
    /** A calendar date (yyyy-MM-dd) in the same format, whatever the zone. */
    formatCalendarDay: (of: string): string => date.format(new Date(`${of}T12:00:00Z`)),
    /** A month (yyyy-MM). */
    formatMonth: (of: string): string => months.format(new Date(`${of}-15T12:00:00Z`)),
  };
}
