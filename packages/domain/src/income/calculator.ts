import { annualIncome, monthlyIncome, type PayPeriod } from './figures.ts';

/** How a document states pay: an amount per period, an hourly rate, or the net profit of a business. Amounts in dollars before taxes. */
export type StatedPay =
  | { readonly way: 'PERIOD'; readonly amount: number; readonly period: PayPeriod }
  | { readonly way: 'HOURLY'; readonly rate: number; readonly hoursAWeek: number }
  | { readonly way: 'BUSINESS'; readonly lastYear: number; readonly yearBefore: number | null };

/** Which rule gave the figure: the two years' average, or the last year alone because profit fell or no other year is known. */
export type IncomeBasis = 'PERIOD' | 'HOURLY' | 'TWO_YEARS' | 'FALLING' | 'ONE_YEAR';

export interface CalculatedIncome {
  readonly basis: IncomeBasis;
  /** Dollars a year, to the cent. */
  readonly annual: number;
  /** Dollars a month, to the cent, rounded down. A loss is negative. */
  readonly monthly: number;
}

const WEEKS_A_YEAR = 52;

const fromYear = (basis: IncomeBasis, dollars: number): CalculatedIncome => {
  const annual = annualIncome(dollars, 'YEAR');
  return { basis, annual, monthly: monthlyIncome(annual) };
};

/**
 * Monthly income from what a document states. Base pay: the period's amount times its periods a year, or rate times weekly hours times 52, over 12 (Fannie Mae
 * Selling Guide B3-3.1-03). Business: the average of two years, or the last year when it's lower (Form 1084, cash flow trend).
 */
export function calculateIncome(pay: StatedPay): CalculatedIncome {
  if (pay.way === 'PERIOD') return fromYear('PERIOD', annualIncome(pay.amount, pay.period));
  if (pay.way === 'HOURLY') return fromYear('HOURLY', pay.rate * pay.hoursAWeek * WEEKS_A_YEAR);
  const { lastYear, yearBefore } = pay;
  if (yearBefore === null) return fromYear('ONE_YEAR', lastYear);
  return lastYear < yearBefore ? fromYear('FALLING', lastYear) : fromYear('TWO_YEARS', (lastYear + yearBefore) / 2);
}
