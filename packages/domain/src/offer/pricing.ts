import type { OfferLimit, OfferOutcome, WinbackReason } from '../enums/offer.ts';
import { type PricedOffers, buildOffers } from './build-offers.ts';
import { capacity } from './capacity.ts';
import { largestOffer, getLargestDraw } from './largest-draw.ts';
import type { Offer } from './offer.ts';
import { payoffTotal } from './payoff-preference.ts';
import type { Policy } from './policy.ts';
import type { PricingInputs } from './pricing-inputs.ts';
import { type DeclineReason, principalReasons } from './reasons.ts';
import { type Standing, standing } from './standing.ts';
import { usualOffer } from './usual-offer.ts';

/** The largest line and draw of a set of offers, in dollars. */
interface LineSize {
  readonly lineAmount: number;
  readonly maxDraw: number;
}

/** The largest draw of one way to choose, in whole dollars. */
export interface LargestDraw {
  readonly amount: number;
  /** Years. */
  readonly term: number;
  readonly originationFee: number;
}

/** The line that cannot be, and the smaller one, or the one with a lien paid off, that can. */
export interface Winback {
  readonly reason: WinbackReason;
  readonly before: LineSize;
  readonly after: LineSize;
  /** The largest draw of all, and of the way to choose that the offers open with. Missing in what was priced before they were kept. */
  readonly most?: LargestDraw;
  readonly usual?: LargestDraw;
  /** Liens whose pay-off makes the room; empty for a smaller line. */
  readonly payoffs: readonly string[];
}

/** What pricing came to: the judgement that the fact OffersPriced carries (loan-file section 4). */
export interface Priced extends Standing {
  readonly policyVersion: string;
  readonly outcome: OfferOutcome;
  /** One to four reasons of the law's list; none with OFFERS. */
  readonly reasons: readonly DeclineReason[];
  readonly limit: OfferLimit | null;
  /** With OFFERS alone; `maxDtiUnlimited` is the largest draw that income does not limit. */
  readonly offers: (PricedOffers & { readonly maxDtiUnlimited: number }) | null;
  readonly winback: Winback | null;
}

type Found = Pick<Priced, 'outcome' | 'reasons'> & Partial<Pick<Priced, 'limit' | 'offers' | 'winback'>>;

const sizes = (set: PricedOffers): LineSize => ({ lineAmount: set.amount, maxDraw: set.maxDraw });

/** What the page of the offers says of the largest draws, for the page before it. */
function largestDraws(
  offers: PricedOffers,
  liabilities: PricingInputs['liabilities'],
): Pick<Winback, 'most' | 'usual'> {
  const named = (offer: Offer | undefined): LargestDraw | undefined =>
    offer && { amount: getLargestDraw(offer), term: offer.term, originationFee: offer.originationFee };
  const [most, usual] = [named(largestOffer(offers)), named(usualOffer({ ...offers, liabilities }))];
  return { ...(most && { most }), ...(usual && { usual }) };
}

/** The least lien whose pay-off from the line makes a line possible. */
function payOffWinback(inputs: PricingInputs, before: PricedOffers, policy: Policy): Winback | undefined {
  const open = inputs.liabilities.filter((debt) => debt.kind === 'LIEN' && debt.payOff.status !== 'MARKED_FOR_PAYOFF');
  for (const lien of open.toSorted((one, other) => one.monetaryBalance - other.monetaryBalance)) {
    const liabilities = inputs.liabilities.map((debt) =>
      debt === lien ? { ...debt, payOff: { status: 'MARKED_FOR_PAYOFF' as const } } : debt,
    );
    const after = buildOffers({ ...inputs, liabilities }, capacity({ ...inputs, liabilities }, policy), policy, false);
    if (after.maxDraw > 0 && after.maxDraw >= payoffTotal(liabilities))
      return {
        reason: 'LIEN_POSITION',
        before: sizes(before),
        after: sizes(after),
        ...largestDraws(after, liabilities),
        payoffs: [lien.uuid],
      };
  }
  return undefined;
}

/** Whether income carries the policy's smallest draw at all, whatever the home is worth. */
function carriesSmallest(inputs: PricingInputs, policy: Policy): boolean {
  const unbounded = { ...inputs, homeValue: policy.largestLine * 100, liabilities: inputs.liabilities };
  return (
    buildOffers(unbounded, { ...capacity(unbounded, policy), payment: capacity(inputs, policy).payment }, policy, false)
      .maxDraw > 0
  );
}

function found(inputs: PricingInputs, policy: Policy): Found {
  const home = capacity(inputs, policy);
  const without = buildOffers(inputs, home, policy, true);
  const within = buildOffers(inputs, home, policy, false);
  const scoreTooLow = inputs.score < policy.lowestScore;

  if (scoreTooLow || without.maxDraw === 0) {
    const winback = !scoreTooLow && inputs.liensReached ? payOffWinback(inputs, without, policy) : undefined;
    if (winback) return { outcome: 'WINBACK', reasons: ['COLLATERAL_INSUFFICIENT'], winback };
    const reasons: DeclineReason[] = [];
    if (scoreTooLow)
      reasons.push(...(inputs.scoreReasons.length > 0 ? inputs.scoreReasons : (['CREDIT_SCORE'] as const)));
    if (!scoreTooLow) reasons.push('COLLATERAL_INSUFFICIENT');
    if (!scoreTooLow && !carriesSmallest(inputs, policy)) reasons.push('OBLIGATIONS_EXCESSIVE');
    return { outcome: 'NONE', reasons: principalReasons(reasons) };
  }
  if (within.maxDraw < without.maxDraw) {
    if (inputs.assets === null && inputs.score >= policy.assets.lowestScore)
      return { outcome: 'ASSETS', reasons: ['INCOME_INSUFFICIENT'] };
    if (within.maxDraw === 0) return { outcome: 'NONE', reasons: ['OBLIGATIONS_EXCESSIVE'] };
    const winback: Winback = {
      reason: 'DTI',
      before: sizes(without),
      after: sizes(within),
      ...largestDraws(within, inputs.liabilities),
      payoffs: [],
    };
    if (!inputs.reducedOfferAccepted) return { outcome: 'WINBACK', reasons: ['OBLIGATIONS_EXCESSIVE'], winback };
  }
  const limit = within.maxDraw < without.maxDraw ? 'DTI' : null;
  return { outcome: 'OFFERS', reasons: [], limit, offers: { ...within, maxDtiUnlimited: without.maxDraw } };
}

/**
 * Prices a file by a policy: offers, a way to more income, a smaller line, or none, with the reasons (sample policy,
 * "Outcome"). Pure: the same inputs and policy give the same answer, which the fact then carries with the policy's version.
 */
export function price(inputs: PricingInputs, policy: Policy): Priced {
  const result = found(inputs, policy);
  const set = result.offers ? { ...result.offers, liabilities: inputs.liabilities } : null;
  // While assets are asked for, nothing has been offered yet that could be worse.
  const { stands, worse } = standing(result.outcome === 'ASSETS' ? null : inputs.previous, set);
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
