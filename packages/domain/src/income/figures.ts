import { centsOf } from '../format/money.ts';

/** How often an amount is paid (calls ST-23). */
export const PAY_PERIODS = ['YEAR', 'MONTH', 'HALF_MONTH', 'TWO_WEEKS', 'WEEK'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

const TIMES_A_YEAR: Readonly<Record<PayPeriod, number>> = { YEAR: 1, MONTH: 12, HALF_MONTH: 24, TWO_WEEKS: 26, WEEK: 52 };

const toCent = (dollars: number): number => centsOf(dollars) / 100;

/** Dollars a year of an amount that is paid so often, to the cent. */
export const annualIncome = (amount: number, period: PayPeriod): number => toCent(amount * TIMES_A_YEAR[period]);

/** Dollars a month of a yearly income, to the cent, rounded down: what a debt-to-income figure counts. */
export const monthlyIncome = (annual: number): number => Math.floor(centsOf(annual) / 12) / 100;

/** One source that was looked at. */
export interface CountedIncome {
  readonly source: string;
  readonly employer: string;
  /** Dollars a year. */
  readonly amount: number;
}

/**
 * Dollars a year over all records, the newest of each source and employer alone: who links the same payroll twice does not earn twice.
 * Oldest first.
 */
export function verifiedIncome(records: readonly CountedIncome[]): number {
  const newest = new Map(records.map((record) => [`${record.source}|${record.employer.trim().toLowerCase()}`, record.amount]));
  return toCent([...newest.values()].reduce((sum, amount) => sum + amount, 0));
}

/**
 * Whether the figure found carries the offer as it is: at least the yearly income that the offer was built on, to the whole dollar. More than that
 * is a match too; who wants it counted accepts the figure (design page loan-file.md, section 3).
 */
export const carriesOffer = (found: number, builtOn: number): boolean => Math.round(found) >= Math.round(builtOn);

/** Whether a figure is the one the offer was built on, to the whole dollar (calls IN-7): if not, the price is made again. */
export const isOfferFigure = (accepted: number, builtOn: number): boolean => Math.round(accepted) === Math.round(builtOn);
