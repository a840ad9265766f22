import { PAY_PERIODS, readDollars, type StatedPay } from '@lintel/domain';

/** The text fields of the income calculator. */
export type TypedPay = Readonly<Record<'amount' | 'period' | 'rate' | 'hours' | 'lastYear' | 'yearBefore', string>>;

/** Hours in a week. */
const WEEK_HOURS = 168;

/** Net profit as typed; a loss has a minus or parentheses, as a tax return prints it. */
function readProfit(typed: string): number {
  const isLoss = /^\s*(?:[-−–]|\()/.test(typed);
  const amount = readDollars(typed.replaceAll(/[-−–()]/g, '').trim());
  return isLoss ? -amount : amount;
}

/** Reads the pay that was typed into the income calculator; null while something is missing or isn't a figure. */
export function readStatedPay(
  way: StatedPay['way'],
  { amount, period, rate, hours, lastYear, yearBefore }: TypedPay,
): StatedPay | null {
  if (way === 'PERIOD') {
    const paid = readDollars(amount);
    return paid > 0 ? { way, amount: paid, period: PAY_PERIODS.find((one) => one === period) ?? 'YEAR' } : null;
  }
  if (way === 'HOURLY') {
    const [hourly, hoursAWeek] = [readDollars(rate), Number(hours)];
    return hourly > 0 && hoursAWeek > 0 && hoursAWeek <= WEEK_HOURS ? { way, rate: hourly, hoursAWeek } : null;
  }
  const [last, before] = [readProfit(lastYear), yearBefore.trim() === '' ? null : readProfit(yearBefore)];
  return Number.isFinite(last) && (before === null || Number.isFinite(before))
    ? { way, lastYear: last, yearBefore: before }
    : null;
}
