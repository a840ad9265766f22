import { changesAtClosing } from '@lintel/domain';
import type { ConfirmedChoice, DisclosedOffer, OfferSetRow } from '../../records/offer-sets/index.ts';
import { getTotalCosts } from './changed.ts';
import type { WireOfferSet } from './offer-set.ts';
import { CAUSES } from './words.ts';

/**
 * Compares the borrower's choice with the figures of the closing documents, for the final offer screen. Null where they
 * are the same. A difference isn't a counteroffer (`changesAtClosing`).
 */
export function compareAtClosing(
  set: OfferSetRow,
  confirmed: ConfirmedChoice | null,
  disclosed: DisclosedOffer,
): WireOfferSet['changed'] {
  const changes = confirmed && changesAtClosing(confirmed.quote, set.data.priced.offers?.costs ?? [], disclosed);
  if (!confirmed || !changes) return null;
  return {
    because: changes.map((change) => CAUSES[change]),
    before: confirmed.quote,
    after: { ...disclosed.quote, offerSetId: set.uuid },
    costs: getTotalCosts(set, confirmed, disclosed.quote),
    most: null,
    worse: false,
    keptUntil: null,
  };
}
