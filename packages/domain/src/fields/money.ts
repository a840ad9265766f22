import * as z from 'zod/mini';
import { REQUIRED } from './required.ts';

const TYPED = /^(-?)\$?\s?(\d+|\d{1,3}(?:,\d{3})+)(\.\d{0,2})?$/;

/** Dollars as typed, with or without sign, dollar sign and grouping commas and at most 2 decimals; NaN when it is no amount. */
export function readDollars(typed: string | number): number {
  if (typeof typed === 'number') return typed;
  const parts = TYPED.exec(typed.trim());
  return parts ? Number(`${parts[1]}${parts[2]?.replaceAll(',', '')}${parts[3] ?? ''}`) : Number.NaN;
}

/** Dollars as typed, grouped by commas as an amount field shows them, "1,234.5"; what is no amount, or below 0, stays as typed. */
export function tidyDollars(typed: string): string {
  const amount = readDollars(typed);
  return Number.isFinite(amount) && amount >= 0 ? amount.toLocaleString('en-US', { maximumFractionDigits: 2 }) : typed;
}

/** A yearly amount in dollars from $0 to $9,999,999, typed or a number (ledger REG-026..028); `missing` is told when it is no amount. */
function yearlyDollars(missing: string) {
  return z.pipe(
    z.union([z.string(), z.number()], missing),
    z.pipe(
      z.transform(readDollars),
      z.number(missing).check(z.minimum(0, { error: 'Must be at least $0', abort: true }), z.maximum(9_999_999, 'Must be less than $10,000,000')),
    ),
  );
}

/** Yearly income before taxes, dollars: required (ledger REG-026..028). */
export const incomeField = yearlyDollars(REQUIRED);

/** Other yearly income, dollars: 0 when left empty, the same bounds (ledger REG-029, resolutions OP-B-035). */
export const otherIncomeField = z.pipe(
  z.transform((typed: unknown) => {
    const text = typed ?? '';
    return typeof text === 'string' && text.trim() === '' ? 0 : typed;
  }),
  yearlyDollars('Enter an amount in dollars'),
);

/** Below this yearly income, in dollars, the borrower confirms that it is not a monthly one (ledger REG-030). */
export const INCOME_TO_CONFIRM = 15_000;

/** Whether the income must still be confirmed. `confirmed` is the amount that was confirmed, so a changed amount asks again (resolutions OP-A-023). */
export function mustConfirmIncome(income: number, confirmed: string | undefined): boolean {
  return income < INCOME_TO_CONFIRM && readDollars(confirmed ?? '') !== income;
}
