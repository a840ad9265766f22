import type { OfferLimit } from '../enums/offer.ts';
import { type DeclineReason, principalReasons } from '../offer/decline-reasons.ts';
import { figuresChanged, lowerScore } from './reoffer-reasons-words.en.ts';

/** Inputs of a price whose change can be a reason. Dollars; income a year. */
export interface PriceInputs {
  readonly score: number;
  readonly homeValue: number;
  readonly annualIncome: number;
  /** Debts on the home, and the monthly payments of all debts. */
  readonly owedOnHome: number;
  readonly monthlyDebts: number;
}

/** A price change that makes an offer worse. */
export interface WorseOffer {
  readonly before: PriceInputs;
  readonly now: PriceInputs;
  readonly limit: OfferLimit | null;
  /** The reasons for a lower score: from the law's list, otherwise the bureau's words in `factors`. */
  readonly scoreReasons: readonly DeclineReason[];
  readonly factors: readonly string[];
  /** Why the offers were priced again, as the fact says: "your income changed". */
  readonly cause: string | null;
}

/**
 * Returns why an offer is worse than the chosen one, if pricing still offers a line and therefore records no reason:
 * every change of an input that reduces the offer, never one that improves it. Codes of the law's list, or a sentence
 * where it has none; one to four. The counteroffer's notice gives them.
 */
export function reofferReasons({ before, now, limit, scoreReasons, factors, cause }: WorseOffer): string[] {
  const found: string[] = [];
  const supportsLess = now.annualIncome < before.annualIncome || now.monthlyDebts > before.monthlyDebts;
  // Lower income that still supports the whole line is not a reason.
  if (limit === 'DTI' && supportsLess) found.push('OBLIGATIONS_EXCESSIVE');
  if (now.homeValue < before.homeValue || now.owedOnHome > before.owedOnHome) found.push('COLLATERAL_INSUFFICIENT');
  if (now.score < before.score)
    found.push(...(scoreReasons.length > 0 ? scoreReasons : factors.slice(0, 1).map((factor) => lowerScore(factor))));
  if (found.length === 0 && limit === 'DTI') found.push('OBLIGATIONS_EXCESSIVE');
  if (found.length === 0) found.push(figuresChanged(cause));
  return principalReasons(found);
}
