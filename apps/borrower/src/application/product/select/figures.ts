import type { OfferSet } from '@lintel/contract';
import {
  buyDowns,
  canDeduct,
  canPreserve,
  discountedRate,
  discountSaving,
  findOffer,
  interestOnlyPayment,
  isInterestOnly,
  largestOffer,
  nearestFee,
  PAYOFF_PREFERENCES,
  payoffTotal,
  quote,
  quoteTotals,
  rateLevels,
  type BuyDown,
  type Choice,
  type DiscountType,
  type Offer,
  type PayoffPreference,
  type Quote,
  type RateLevel,
  type SliderRange,
} from '@lintel/domain';
import { fitDraw, getDrawRange } from './fit.ts';

/** One term or fee that can be chosen, and its figures. */
export interface OfferOption {
  readonly value: string;
  readonly offer: Offer;
  /** Undefined when the line can't carry the debts to pay off. */
  readonly quote: Quote | undefined;
  /** Dollars paid over the whole term beyond the money received; present with the quote. */
  readonly cost: number | undefined;
}

/** One payoff preference that can be chosen, and its quote. */
export interface PreferenceWay {
  readonly value: PayoffPreference;
  readonly quote: Quote;
  /** The selected draw can stay. */
  readonly keepsDraw: boolean;
}

/** One discount that can be chosen. */
export interface DiscountWay {
  readonly type: DiscountType;
  /** The reduction of the rate, a decimal fraction. */
  readonly points: number;
  /** Dollars a month. */
  readonly saving: number;
}

/** Everything the page for choosing an offer shows about a choice. */
export interface Figures {
  readonly offer: Offer;
  readonly quote: Quote;
  /** The offer with the largest draw of the set. */
  readonly largest: Offer;
  /** The rates along the slider; a single one if every draw costs the same. */
  readonly levels: readonly RateLevel[];
  readonly range: SliderRange | undefined;
  readonly payoff: number;
  readonly terms: readonly OfferOption[];
  readonly fees: readonly OfferOption[];
  /** The fee with the lowest cost over the whole term, if several allow the same draw. */
  readonly cheapestFee: string | undefined;
  readonly preferences: readonly PreferenceWay[];
  readonly discounts: readonly DiscountWay[];
  readonly buyDowns: readonly BuyDown[];
}

/**
 * Calculates the figures of a choice in the browser, with the same functions that the server quotes with, so that the
 * page follows the slider.
 */
export function calculateFigures(set: OfferSet, choice: Choice, buyDownsOn: boolean): Figures {
  const offer = findOffer(set, choice.offerId)!;
  const now = quote(set, offer, choice);
  const range = getDrawRange(set, choice);
  const fees = feeWays(set, choice, offer);
  return {
    offer,
    quote: now,
    largest: largestOffer(set) ?? offer,
    levels: range && choice.payOffPreference !== 'MAXIMIZE' ? rateLevels(set, offer, choice, range) : [],
    range,
    payoff: payoffTotal(set.liabilities),
    terms: termWays(set, choice, offer.originationFee),
    fees,
    cheapestFee: cheapest(fees, now),
    preferences: preferenceWays(set, choice, offer),
    discounts: offer.discountList
      .filter(({ discountType }) => discountType !== 'ALL_IN')
      .map(({ discountType }) => discountWay(offer, discountType, now.lineAmount)),
    buyDowns: buyDowns(set, offer, choice, buyDownsOn),
  };
}

function way(set: OfferSet, choice: Choice, value: string, offer: Offer): OfferOption {
  const there = { ...choice, offerId: offer.id };
  const quoted = getDrawRange(set, there) && quote(set, offer, fitDraw(set, there));
  return { value, offer, quote: quoted, cost: quoted && quoteTotals(offer, quoted).cost };
}

/** Compares only options with the chosen draw, because a smaller draw always costs less. */
function cheapest(ways: readonly OfferOption[], { totalDraw }: Quote): string | undefined {
  const same = ways
    .filter(({ quote: quoted }) => quoted?.totalDraw === totalDraw)
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  return same.length > 1 ? same[0]?.value : undefined;
}

const termWays = (set: OfferSet, choice: Choice, fee: number): OfferOption[] =>
  Object.entries(set.offersByType)
    .flatMap(([type, offers]) => {
      const offer = nearestFee(offers, fee);
      return offer ? [way(set, choice, type, offer)] : [];
    })
    .toSorted((a, b) => a.offer.term - b.offer.term);

const feeWays = (set: OfferSet, choice: Choice, { type }: Offer): OfferOption[] =>
  (set.offersByType[type] ?? [])
    .toSorted((a, b) => a.originationFee - b.originationFee)
    .map((offer) => way(set, choice, offer.id, offer));

/** Empty if no debt is to be paid off. */
function preferenceWays(set: OfferSet, choice: Choice, offer: Offer): PreferenceWay[] {
  const payoff = payoffTotal(set.liabilities);
  if (payoff === 0) return [];
  const keeps: Record<PayoffPreference, boolean> = {
    DEDUCT: canDeduct(choice.drawAmount, payoff, offer.maxDraw),
    PRESERVE: canPreserve(choice.drawAmount, payoff, offer.maxDraw),
    MAXIMIZE: false,
  };
  return PAYOFF_PREFERENCES.flatMap((value) => {
    const preferred = { ...choice, payOffPreference: value };
    return getDrawRange(set, preferred)
      ? [{ value, quote: quote(set, offer, fitDraw(set, preferred)), keepsDraw: keeps[value] }]
      : [];
  });
}

function discountWay(offer: Offer, type: DiscountType, line: number): DiscountWay {
  const full = discountedRate(offer, [], line);
  const less = discountedRate(offer, [type], line);
  const saving = isInterestOnly(offer)
    ? interestOnlyPayment(line, full) - interestOnlyPayment(line, less)
    : discountSaving(line, full, less, offer.term);
  return { type, points: full - less, saving };
}

/** Returns whether the server's figures differ from the browser's; the page then shows the server's and says so. */
export function isQuoteDifferent(here: Quote, there: Quote): boolean {
  return (
    here.monthlyPayment !== there.monthlyPayment ||
    here.rate !== there.rate ||
    here.totalDraw !== there.totalDraw ||
    here.lineAmount !== there.lineAmount
  );
}
