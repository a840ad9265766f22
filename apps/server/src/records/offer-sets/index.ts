/** Priced sets of offers, the borrower's confirmed choice and the final offer. */
export { checkedQuote, quoteIfPossible, toQuoteTerms, type CheckedQuote } from './checked-quote.ts';
export { readConfirmedChoice, type ConfirmedChoice } from './confirmed-choice.ts';
export { findDisclosedOffer, loadFinalOffer, lastDisclosedOffer, type DisclosedOffer } from './final-offer.ts';
export { findLatestSet, setByUuid, setOfVersion, setsSince, type OfferSetRow } from './latest-set.ts';
export { promisedAutopay, promisedQuote, promisedQuotes } from './promised.ts';
export { allSets, findDraftChoice, insertSet, saveDraft, type ExplainedInputs, type PricedSet } from './saved-sets.ts';
