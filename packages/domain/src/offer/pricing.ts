import type { OfferLimit, OfferOutcome, WinbackReason } from '../enums/offer.ts';
import { type PricedOffers, buildOffers } from './build-offers.ts';
import { calculateCapacity } from './capacity.ts';
import { type ChoiceComparison, compareChoice } from './compare-choice.ts';
import { type DeclineReason, principalReasons } from './decline-reasons.ts';
import { largestOffer, getLargestDraw } from './largest-draw.ts';
import type { Offer } from './offer.ts';
import { payoffTotal } from './payoff-preference.ts';
import type { Policy } from './policy.ts';
import type { PricingInputs } from './pricing-inputs.ts';
import { usualOffer } from './usual-offer.ts';

/** The largest line and draw of an offer set, in dollars. */
interface LineSize {
  readonly lineAmount: number;
  readonly maxDraw: number;
}

/** The largest draw of one term and fee, in whole dollars. */
export interface LargestDraw {
  readonly amount: number;
  /** Years. */
  readonly term: number;
  readonly originationFee: number;
}

/** The line that isn't possible, and the one that is: smaller, or with a lien paid off. */
export interface Winback {
  readonly reason: WinbackReason;
  readonly before: LineSize;
  readonly after: LineSize;
  /**
   * The largest draw of all, and of the choice that the offers open with. Absent in pricings from before this field
   * existed.
   */
  readonly most?: LargestDraw;
  readonly usual?: LargestDraw;
  /** Liens that must be paid off to make room; empty for a smaller line. */
  readonly payoffs: readonly string[];
}

/** The result of pricing, as recorded in the fact OffersPriced. */
export interface PricingResult extends ChoiceComparison {
  readonly policyVersion: string;
  readonly outcome: OfferOutcome;
  /** One to four reasons of the law's list; none with OFFERS. */
  readonly reasons: readonly DeclineReason[];
  /** DTI: income makes the offers smaller than the home alone would; null: it doesn't, or there are no offers. */
  readonly limit: OfferLimit | null;
  /** Only with OFFERS; `maxDtiUnlimited` is the largest draw without the income limit. */
  readonly offers: (PricedOffers & { readonly maxDtiUnlimited: number }) | null;
  readonly winback: Winback | null;
}

type PricingDecision = Pick<PricingResult, 'outcome' | 'reasons'> &
  Partial<Pick<PricingResult, 'limit' | 'offers' | 'winback'>>;

const toLineSize = (set: PricedOffers): LineSize => ({ lineAmount: set.amount, maxDraw: set.maxDraw });

/** The largest draws that the offers page shows, for the page before it. */
function largestDraws(
  offers: PricedOffers,
  liabilities: PricingInputs['liabilities'],
): Pick<Winback, 'most' | 'usual'> {
  const toLargestDraw = (offer: Offer | undefined): LargestDraw | undefined =>
    offer && { amount: getLargestDraw(offer), term: offer.term, originationFee: offer.originationFee };
  const [largestDraw, initialDraw] = [
    toLargestDraw(largestOffer(offers)),
    toLargestDraw(usualOffer({ ...offers, liabilities })),
  ];
  return { ...(largestDraw && { most: largestDraw }), ...(initialDraw && { usual: initialDraw }) };
}

/** The smallest lien whose payoff from the line makes a line possible. */
function payOffWinback(inputs: PricingInputs, before: PricedOffers, policy: Policy): Winback | undefined {
  const open = inputs.liabilities.filter((debt) => debt.kind === 'LIEN' && debt.payOff.status !== 'MARKED_FOR_PAYOFF');
  for (const lien of open.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)) {
    const liabilities = inputs.liabilities.map((debt) =>
      debt === lien ? { ...debt, payOff: { status: 'MARKED_FOR_PAYOFF' as const } } : debt,
    );
    const after = buildOffers(
      { ...inputs, liabilities },
      calculateCapacity({ ...inputs, liabilities }, policy),
      policy,
      { ignoreIncome: false },
    );
    if (after.maxDraw > 0 && after.maxDraw >= payoffTotal(liabilities))
      return {
        reason: 'LIEN_POSITION',
        before: toLineSize(before),
        after: toLineSize(after),
        ...largestDraws(after, liabilities),
        payoffs: [lien.uuid],
      };
  }
  return undefined;
}

/** A home worth this many of the policy's largest lines never limits the line. */
const UNLIMITING_HOME_MULTIPLE = 100;

/** Whether income supports the policy's smallest draw at all, whatever the home is worth. */
function incomeSupportsSmallestDraw(inputs: PricingInputs, policy: Policy): boolean {
  const unbounded = { ...inputs, homeValue: policy.largestLine * UNLIMITING_HOME_MULTIPLE };
  return (
    buildOffers(
      unbounded,
      { ...calculateCapacity(unbounded, policy), payment: calculateCapacity(inputs, policy).payment },
      policy,
      { ignoreIncome: false },
    ).maxDraw > 0
  );
}

function decideOutcome(inputs: PricingInputs, policy: Policy): PricingDecision {
  const availableCapacity = calculateCapacity(inputs, policy);
  const ignoringIncome = buildOffers(inputs, availableCapacity, policy, { ignoreIncome: true });
  const withIncome = buildOffers(inputs, availableCapacity, policy, { ignoreIncome: false });
  const scoreTooLow = inputs.score < policy.lowestScore;

  if (scoreTooLow || ignoringIncome.maxDraw === 0) {
    const winback = !scoreTooLow && inputs.liensReached ? payOffWinback(inputs, ignoringIncome, policy) : undefined;
    if (winback) return { outcome: 'WINBACK', reasons: ['COLLATERAL_INSUFFICIENT'], winback };
    const reasons: DeclineReason[] = [];
    if (scoreTooLow)
      reasons.push(...(inputs.scoreReasons.length > 0 ? inputs.scoreReasons : (['CREDIT_SCORE'] as const)));
    if (!scoreTooLow) reasons.push('COLLATERAL_INSUFFICIENT');
    if (!scoreTooLow && !incomeSupportsSmallestDraw(inputs, policy)) reasons.push('OBLIGATIONS_EXCESSIVE');
    return { outcome: 'NONE', reasons: principalReasons(reasons) };
  }
  if (withIncome.maxDraw < ignoringIncome.maxDraw) {
    if (inputs.assets === null && inputs.score >= policy.assets.lowestScore)
      return { outcome: 'ASSETS', reasons: ['INCOME_INSUFFICIENT'] };
    if (withIncome.maxDraw === 0) return { outcome: 'NONE', reasons: ['OBLIGATIONS_EXCESSIVE'] };
    const winback: Winback = {
      reason: 'DTI',
      before: toLineSize(ignoringIncome),
      after: toLineSize(withIncome),
      ...largestDraws(withIncome, inputs.liabilities),
      payoffs: [],
    };
    if (!inputs.reducedOfferAccepted) return { outcome: 'WINBACK', reasons: ['OBLIGATIONS_EXCESSIVE'], winback };
  }
  const limit = withIncome.maxDraw < ignoringIncome.maxDraw ? 'DTI' : null;
  return { outcome: 'OFFERS', reasons: [], limit, offers: { ...withIncome, maxDtiUnlimited: ignoringIncome.maxDraw } };
}

/**
 * Prices a loan file by a policy: offers, a way to show more income, a smaller line, or none, with the reasons. Pure:
 * the same inputs and policy return the same result, which the fact records with the policy's version.
 */
export function price(inputs: PricingInputs, policy: Policy): PricingResult {
  const result = decideOutcome(inputs, policy);
  const set = result.offers ? { ...result.offers, liabilities: inputs.liabilities } : null;
  // While assets are being asked for, nothing has been offered that could be worse.
  const { stands, worse } = compareChoice(result.outcome === 'ASSETS' ? null : inputs.previous, set);
  return {
    policyVersion: policy.version,
    outcome: result.outcome,
    reasons: result.reasons,
    limit: result.limit ?? null,
    offers: result.offers ?? null,
    winback: result.winback ?? null,
    stands,
    worse,
  };
}
