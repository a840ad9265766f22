import type { OfferLimit } from '../enums/offer.ts';
import { type DeclineReason, MOST_REASONS } from '../offer/reasons.ts';

/** What a price was made of, where its change is a reason. Dollars; income a year. */
export interface PricedFrom {
  readonly score: number;
  readonly homeValue: number;
  readonly annualIncome: number;
  /** Owed on the home, and all debts' payments a month. */
  readonly owedOnHome: number;
  readonly monthlyDebts: number;
}

/** A change of the price that makes an offer worse. */
export interface Worsened {
  readonly before: PricedFrom;
  readonly now: PricedFrom;
  readonly limit: OfferLimit | null;
  /** What the bureau says lowered the score: reasons of the law's list, else the bureau's own words. */
  readonly scoreReasons: readonly DeclineReason[];
  readonly factors: readonly string[];
  /** Why the price was made again, as the fact says it: "your income changed". */
  readonly cause: string | null;
}

/**
 * Why an offer is worse than the one that was chosen, when pricing still offers a line and so records no reason of its own: each change of an input
 * that takes something away, never one that adds. Codes of the law's list, or a sentence where it has none; at least one, at most four.
 */
export function reofferReasons({ before, now, limit, scoreReasons, factors, cause }: Worsened): string[] {
  const found: string[] = [];
  const carriesLess = now.annualIncome < before.annualIncome || now.monthlyDebts > before.monthlyDebts;
  // Income that fell and still carries the whole line is no reason.
  if (limit === 'DTI' && carriesLess) found.push('OBLIGATIONS_EXCESSIVE');
  if (now.homeValue < before.homeValue || now.owedOnHome > before.owedOnHome) found.push('COLLATERAL_INSUFFICIENT');
  if (now.score < before.score)
    found.push(
      ...(scoreReasons.length > 0
        ? scoreReasons
        : factors.slice(0, 1).map((factor) => `Credit score lower than before: ${factor}`)),
    );
  if (found.length === 0 && limit === 'DTI') found.push('OBLIGATIONS_EXCESSIVE');
  if (found.length === 0)
    found.push(
      cause === null ? 'The figures in your application changed' : `The figures in your application changed: ${cause}`,
    );
  return [...new Set(found)].slice(0, MOST_REASONS);
}
