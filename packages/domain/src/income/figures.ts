import type { IncomeSource } from '../enums/income.ts';
import { dollarsToCents } from '../format/money.ts';

/** How often an amount is paid. */
export const PAY_PERIODS = ['YEAR', 'MONTH', 'HALF_MONTH', 'TWO_WEEKS', 'WEEK'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

const TIMES_A_YEAR: Readonly<Record<PayPeriod, number>> = {
  YEAR: 1,
  MONTH: 12,
  HALF_MONTH: 24,
  TWO_WEEKS: 26,
  WEEK: 52,
};

const toCent = (dollars: number): number => dollarsToCents(dollars) / 100;

/** Yearly dollars, to the cent, of an amount paid every `period`. */
export const annualIncome = (amount: number, period: PayPeriod): number => toCent(amount * TIMES_A_YEAR[period]);

/** Monthly dollars of a yearly income, rounded down to the cent: the amount that a debt-to-income ratio uses. */
export const monthlyIncome = (annual: number): number => Math.floor(dollarsToCents(annual) / 12) / 100;

/** An income record from one source. */
export interface CountedIncome {
  readonly source: IncomeSource;
  /** Employer or payer, as named by the source. */
  readonly employer: string;
  /** Dollars a year. */
  readonly amount: number;
  readonly kind: IncomeKind;
}

/**
 * PAY: wages, possibly with other income. OTHER: no pay for work (rent, a pension, benefits), so it is added to every
 * job. A vendor states the kind of what it links; staff state it by reading a document as source OTHER.
 */
export const INCOME_KINDS = ['PAY', 'OTHER'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/** Sources that name the employer: one record is one job. */
const PAYROLL: ReadonlySet<IncomeSource> = new Set(['TRUV_PAYROLL', 'POINTSERV_PAYROLL']);
/** Employer documents that staff read. */
const READ: ReadonlySet<IncomeSource> = new Set(['MANUAL_PAYSTUB', 'EMPINFO']);

const PLAIN = /\b(?:inc|incorporated|llc|llp|corp|corporation|company|co|ltd|the|payroll|direct deposit|dir dep)\b/g;
/** An employer's name without the parts that differ between sources. */
const normalizeEmployer = (employer: string): string => {
  const words = employer
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return words.replaceAll(PLAIN, ' ').replaceAll(/\s+/g, '') || words.trim();
};

/** The income that an application counts: its records and their total. */
export interface IncomeFigure<R extends CountedIncome> {
  /** Dollars a year. */
  readonly figure: number;
  readonly counts: readonly R[];
}

const sumAmounts = (records: readonly CountedIncome[]): number =>
  toCent(records.reduce((sum, { amount }) => sum + amount, 0));
const largest = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || worth(one) > worth(best) ? one : best), undefined);
const byEmployer = <R extends CountedIncome>(records: readonly R[]): R[] =>
  [...Map.groupBy(records, ({ employer }) => normalizeEmployer(employer)).values()].flatMap(
    (same) => largest(same, ({ amount }) => amount) ?? [],
  );

/**
 * Chooses the records that make the figure (decision 0019). Linked sources all see the same pay, so only the one with
 * the highest total counts: a payroll service with all its jobs, or a single bank or tax record. Documents that staff
 * read add further jobs to a payroll service's, and an employer counts once. Income that isn't pay is added. For one
 * source and employer the newest record counts, so linking a payroll twice doesn't double the income. Expects the
 * oldest first.
 */
export function countIncome<R extends CountedIncome>(records: readonly R[]): IncomeFigure<R> {
  const newest = [
    ...new Map(
      records.map((record) => [`${record.source}|${record.kind}|${normalizeEmployer(record.employer)}`, record]),
    ).values(),
  ];
  const pay = newest.filter(({ kind }) => kind === 'PAY');
  const read = pay.filter(({ source }) => READ.has(source));
  const jobs = Map.groupBy(
    pay.filter(({ source }) => PAYROLL.has(source)),
    ({ source }) => source,
  );
  const views = [
    byEmployer(read),
    ...[...jobs.values()].map((linked) => byEmployer([...linked, ...read])),
    ...pay.filter(({ source }) => !PAYROLL.has(source) && !READ.has(source)).map((one) => [one]),
  ];
  const best = largest(views, sumAmounts) ?? [];
  const named = new Set(best.map(({ employer }) => normalizeEmployer(employer)));
  const otherIncome = byEmployer(
    newest.filter(({ kind, employer }) => kind === 'OTHER' && !named.has(normalizeEmployer(employer))),
  );
  const chosen = new Set([...best, ...otherIncome]);
  const counts = newest.filter((record) => chosen.has(record));
  return { figure: sumAmounts(counts), counts };
}

/**
 * Whether the proved income supports the offer: at least the yearly income that the offer used, in whole dollars. A
 * higher income also does; to have it counted, the borrower accepts it.
 */
export const supportsOffer = (found: number, offerIncome: number): boolean =>
  Math.round(found) >= Math.round(offerIncome);

/** Whether a figure is the one the offer used, in whole dollars; if not, the offers are priced again. */
export const isOfferFigure = (accepted: number, offerIncome: number): boolean =>
  Math.round(accepted) === Math.round(offerIncome);
