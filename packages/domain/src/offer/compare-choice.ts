import type { QuoteTerms } from './offer.ts';
import { findOffer } from './offer.ts';
import type { PreviousSelection } from './pricing-inputs.ts';
import { quote, quoteRefusal } from './quote.ts';

/** The chosen offer compared with the same offer after the offers were priced again. */
export interface ChoiceComparison {
  /** Same rate, fee and term, and the chosen draw is inside the new range: the choice stays valid. */
  readonly stands: boolean;
  /** A lower amount or worse terms than chosen: a counteroffer with its notice. */
  readonly worse: boolean;
}

/**
 * Compares the choice with the same offer of a new set, to decide whether the borrower must choose again. `set` is null
 * when the new pricing made no offers.
 */
export function compareChoice(previous: PreviousSelection | null, set: QuoteTerms | null): ChoiceComparison {
  if (!previous) return { stands: false, worse: false };
  const offer = set && findOffer(set, previous.choice.offerId);
  if (!set || !offer || offer.maxDraw < previous.totalDraw) return { stands: false, worse: true };
  const refused = quoteRefusal(set, previous.choice) !== undefined;
  const now = quote(set, offer, previous.choice);
  const worse =
    now.rate > previous.rate || offer.originationFee > previous.originationFee || offer.term !== previous.term;
  const same =
    now.rate === previous.rate &&
    offer.originationFee === previous.originationFee &&
    now.totalDraw === previous.totalDraw;
  return { stands: same && !refused && !worse, worse };
}
