import { annualIncome, monthlyIncome, type PayPeriod } from './figures.ts';

/**
 * How a document states pay: an amount per period, an hourly rate, or a business's net profit. Dollars before taxes.
 */
export type StatedPay =
  | { readonly way: 'PERIOD'; readonly amount: number; readonly period: PayPeriod }
  | { readonly way: 'HOURLY'; readonly rate: number; readonly hoursAWeek: number }
  | { readonly way: 'BUSINESS'; readonly lastYear: number; readonly yearBefore: number | null };

/**
 * The rule behind the figure: the two-year average, or only the last year because profit fell or no other year is
 * known.
 */
export type IncomeBasis = 'PERIOD' | 'HOURLY' | 'TWO_YEARS' | 'FALLING' | 'ONE_YEAR';

export interface CalculatedIncome {
  readonly basis: IncomeBasis;
  /** Dollars a year, to the cent. */
  readonly annual: number;
  /** Dollars a month, rounded down to the cent. A loss is negative. */
  readonly monthly: number;
}

const WEEKS_A_YEAR = 52;

const fromYear = (basis: IncomeBasis, dollars: number): CalculatedIncome => {
  const annual = annualIncome(dollars, 'YEAR');
  return { basis, annual, monthly: monthlyIncome(annual) };
};

/**
 * Monthly income from a document. Base pay: the amount times its periods a year, or rate times weekly hours times 52,
 * over 12 (Fannie Mae Selling Guide B3-3.1-03). Business: the two-year average, or the last year if it is lower (Form
 * 1084, cash flow trend).
 */
export function calculateIncome(pay: StatedPay): CalculatedIncome {
  if (pay.way === 'PERIOD') return fromYear('PERIOD', annualIncome(pay.amount, pay.period));
  if (pay.way === 'HOURLY') return fromYear('HOURLY', pay.rate * pay.hoursAWeek * WEEKS_A_YEAR);
  const { lastYear, yearBefore } = pay;
  if (yearBefore === null) return fromYear('ONE_YEAR', lastYear);
  return lastYear < yearBefore ? fromYear('FALLING', lastYear) : fromYear('TWO_YEARS', (lastYear + yearBefore) / 2);
}
