import { findOffer, quote, quoteRefusal, type Choice, type Offer, type Quote, type QuoteTerms } from '@lintel/domain';
import { refuse } from '../../kernel/http/index.ts';
import type { OfferSetRow } from './latest-set.ts';

/** A borrower's choice with its offer and its figures, which the server computed. */
export interface CheckedQuote {
  readonly choice: Choice;
  readonly offer: Offer;
  readonly quote: Quote;
}

/** Returns the terms that a set is quoted from, or null when it has no offers. */
export function toQuoteTerms(set: OfferSetRow | undefined): QuoteTerms | null {
  const offers = set?.data.priced.offers;
  return offers && set ? { ...offers, liabilities: set.data.liabilities } : null;
}

/**
 * Computes the figures of a choice from the current set on the server. The request names an offer and an amount, never
 * a price.
 */
export function checkedQuote(set: OfferSetRow | undefined, choice: Choice): CheckedQuote {
  const terms = toQuoteTerms(set);
  if (!set || !terms || choice.offerSetId !== set.uuid) return refuse('offer-expired');
  const offer = findOffer(terms, choice.offerId);
  const no = quoteRefusal(terms, choice);
  if (no?.name === 'draw-out-of-range')
    return refuse('draw-out-of-range', { minDraw: no.minDraw, maxDraw: no.maxDraw });
  if (no?.name === 'payoff-not-possible') return refuse('payoff-not-possible');
  if (no || !offer) return refuse('choice-unknown');
  return { choice, offer, quote: quote(terms, offer, choice) };
}

/** Like `checkedQuote`, but returns null instead of refusing, for a choice saved before the set changed. */
export function quoteIfPossible(set: OfferSetRow | undefined, choice: Choice): Quote | null {
  const terms = toQuoteTerms(set);
  const offer = terms && findOffer(terms, choice.offerId);
  return terms && offer && quoteRefusal(terms, choice) === undefined ? quote(terms, offer, choice) : null;
}
