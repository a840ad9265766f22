import { currentLocale } from '@lintel/domain';
import { REPORTS, TIME } from './words.en.ts';

const COUNT = new Intl.NumberFormat(currentLocale());
const ONE_DIGIT = new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat(currentLocale(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const PERCENT = new Intl.NumberFormat(currentLocale(), {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const formatCount = (count: number): string => COUNT.format(count);

/** "19.5%" of a part of `whole`; 0 of nothing. */
export const formatShare = (part: number, whole = 1): string => PERCENT.format(whole === 0 ? 0 : part / whole);

const SIGNED_PERCENT = new Intl.NumberFormat(currentLocale(), {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** "+6.1% from the previous period", or `noneBefore` when there is nothing to compare with. */
export const formatChange = (now: number, before: number, noneBefore: string = REPORTS.noneBefore): string =>
  before === 0 ? noneBefore : REPORTS.change(SIGNED_PERCENT.format(now / before - 1));

/** A difference of proportions in percentage points: "+3.8". */
export const formatPoints = (difference: number): string => SIGNED.format(difference * 100);

const HOUR = 3600;
const DAY = 24 * HOUR;

/** "1.4 days"; hours or minutes below one. */
export function formatDuration(seconds: number): string {
  if (seconds >= DAY) return TIME.days(ONE_DIGIT.format(seconds / DAY));
  return seconds >= HOUR ? TIME.hours(ONE_DIGIT.format(seconds / HOUR)) : TIME.minutes(ONE_DIGIT.format(seconds / 60));
}
