import { toIsoDate } from '../format/date.ts';

/** What an unparsable date reads as, to the letter (ledger FORM-002). */
export const INVALID_DATE = 'Invalid Date';

/** The earliest year a date may have unless a caller says otherwise (ledger FORM-001). */
const EARLIEST_YEAR = 1900;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date typed as `yyyy-MM-dd` or `MM/dd/yyyy`, as `yyyy-MM-dd`; INVALID_DATE when it is neither or no real day (ledger FORM-002). */
export function readDate(text: string): string {
  const iso = ISO.exec(text.trim());
  const date = toIsoDate(iso ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) } : text);
  return date ?? INVALID_DATE;
}

/** Whether the text is a real date of at least the given year (ledger FORM-001). */
export function isValidDate(text: string, earliestYear = EARLIEST_YEAR): boolean {
  const date = readDate(text);
  return date !== INVALID_DATE && Number(date.slice(0, 4)) >= earliestYear;
}
