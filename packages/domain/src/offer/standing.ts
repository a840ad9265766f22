import type { QuoteTerms } from './offer.ts';
import { findOffer } from './offer.ts';
import type { PreviousSelection } from './pricing-inputs.ts';
import { quote, quoteRefusal } from './quote.ts';

/** How a chosen offer fares when the price is made again. */
export interface Standing {
  /** Same rate, fee and term, and the chosen draw inside the new range: the choice carries. */
  readonly stands: boolean;
  /** A lower amount or worse terms than chosen: a counter-offer with its notice. */
  readonly worse: boolean;
}

/** Compares what was chosen with the same offer of a new set, null when the new price made none (loan-file section 6). */
export function standing(previous: PreviousSelection | null, set: QuoteTerms | null): Standing {
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
