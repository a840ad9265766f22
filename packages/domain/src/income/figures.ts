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

/** Dollars a year of an amount that is paid so often, to the cent. */
export const annualIncome = (amount: number, period: PayPeriod): number => toCent(amount * TIMES_A_YEAR[period]);

/** Dollars a month of a yearly income, to the cent, rounded down: what a debt-to-income figure counts. */
export const monthlyIncome = (annual: number): number => Math.floor(dollarsToCents(annual) / 12) / 100;

/** One source that was looked at. */
export interface CountedIncome {
  readonly source: IncomeSource;
  /** Employer or payer, as the source names them. */
  readonly employer: string;
  /** Dollars a year. */
  readonly amount: number;
  readonly kind: IncomeKind;
}

/**
 * PAY: wages, or wages among other things. OTHER: nothing of it is pay for work (rent, a pension, benefits), so it stands beside every job. A vendor says so of
 * what it links; a person at the desk says so by reading a paper as source OTHER.
 */
export const INCOME_KINDS = ['PAY', 'OTHER'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/** Sources that name the employer: one record is one job. */
const PAYROLL: ReadonlySet<IncomeSource> = new Set(['TRUV_PAYROLL', 'POINTSERV_PAYROLL']);
/** Papers of an employer, which a person read. */
const READ: ReadonlySet<IncomeSource> = new Set(['MANUAL_PAYSTUB', 'EMPINFO']);

const PLAIN = /\b(?:inc|incorporated|llc|llp|corp|corporation|company|co|ltd|the|payroll|direct deposit|dir dep)\b/g;
/** A name of an employer, bare of what changes from one source to the next. */
const normalizeEmployer = (employer: string): string => {
  const words = employer
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return words.replaceAll(PLAIN, ' ').replaceAll(/\s+/g, '') || words.trim();
};

/** What counts of all that was looked at. */
export interface IncomeFigure<R extends CountedIncome> {
  /** Dollars a year. */
  readonly figure: number;
  readonly counts: readonly R[];
}

const sumAmounts = (records: readonly CountedIncome[]): number =>
  toCent(records.reduce((sum, { amount }) => sum + amount, 0));
const largest = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || worth(one) > worth(best) ? one : best), undefined);
/** The largest record of each employer. */
const byEmployer = <R extends CountedIncome>(records: readonly R[]): R[] =>
  [...Map.groupBy(records, ({ employer }) => normalizeEmployer(employer)).values()].flatMap(
    (same) => largest(same, ({ amount }) => amount) ?? [],
  );

/**
 * Which records make the figure (decision 0019). Each linked source sees the same pay, so one of them counts, the one that shows most: a payroll service with
 * all its jobs, or a single bank or tax record. Papers that a person read name further jobs beside a payroll service, and an employer counts once. Income
 * that is no pay adds to it. Of one source and employer the newest counts: who links the same payroll twice does not earn twice. Oldest first.
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
  const beside = byEmployer(
    newest.filter(({ kind, employer }) => kind === 'OTHER' && !named.has(normalizeEmployer(employer))),
  );
  const chosen = new Set([...best, ...beside]);
  const counts = newest.filter((record) => chosen.has(record));
  return { figure: sumAmounts(counts), counts };
}

/**
 * Whether the figure found carries the offer as it is: at least the yearly income that the offer was built on, to the whole dollar. More than that
 * is a match too; who wants it counted accepts the figure.
 */
export const carriesOffer = (found: number, builtOn: number): boolean => Math.round(found) >= Math.round(builtOn);

/** Whether a figure is the one the offer was built on, to the whole dollar: if not, the price is made again. */
export const isOfferFigure = (accepted: number, builtOn: number): boolean =>
  Math.round(accepted) === Math.round(builtOn);
