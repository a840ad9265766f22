import * as z from 'zod/mini';
import { perLocale } from '../format/per-locale.ts';
import { BELOW_ZERO, NO_AMOUNT, TOO_MUCH } from './money-words.en.ts';
import { REQUIRED } from './text-words.en.ts';

const TYPED = /^(-?)\$?\s?(\d+|\d{1,3}(?:[,\s]\d{3})+)(\.\d{0,2})?\s?(k?)$/i;

/**
 * Reads typed dollars: with or without sign, dollar sign and grouping by commas or spaces, at most 2 decimals, k for
 * thousands; NaN if it is not an amount.
 */
export function readDollars(typed: string | number): number {
  if (typeof typed === 'number') return typed;
  const parts = TYPED.exec(typed.trim());
  if (!parts) return Number.NaN;
  const [, sign, whole = '', decimals = '', thousands] = parts;
  return Number(`${sign}${whole.replaceAll(/[,\s]/g, '')}${decimals}`) * (thousands ? 1000 : 1);
}

const AMOUNT = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/**
 * Formats typed dollars as an amount field shows them, "1,234.5"; text that is not an amount, or is below 0, stays as
 * typed.
 */
export function tidyDollars(typed: string): string {
  const amount = readDollars(typed);
  return Number.isFinite(amount) && amount >= 0 ? AMOUNT().format(amount) : typed;
}

/**
 * A yearly amount in dollars from $0 to $9,999,999, as text or a number; `missing` is the error for an
 * empty field.
 */
function yearlyDollars(missing: string) {
  return z.pipe(
    z
      .union([z.string(), z.number()], missing)
      .check(z.refine((typed) => typeof typed === 'number' || typed.trim() !== '', { error: missing, abort: true })),
    z.pipe(
      z.transform(readDollars),
      z.number(NO_AMOUNT).check(z.minimum(0, { error: BELOW_ZERO, abort: true }), z.maximum(9_999_999, TOO_MUCH)),
    ),
  );
}

/** Yearly income before taxes, dollars: required. */
export const incomeField = yearlyDollars(REQUIRED);

/** Other yearly income, dollars: empty is 0, same bounds. */
export const otherIncomeField = z.pipe(
  z.transform((typed: unknown) => {
    const text = typed ?? '';
    return typeof text === 'string' && text.trim() === '' ? 0 : typed;
  }),
  yearlyDollars(NO_AMOUNT),
);

/** Below this yearly income, in dollars, the borrower confirms that it is not monthly. */
export const INCOME_TO_CONFIRM = 15_000;

/**
 * Whether the borrower must confirm that a low income is yearly, not monthly. `confirmed` is the amount confirmed
 * before, so a changed amount must be confirmed again.
 */
export function mustConfirmIncome(income: number, confirmed: string | undefined): boolean {
  return income < INCOME_TO_CONFIRM && readDollars(confirmed ?? '') !== income;
}
