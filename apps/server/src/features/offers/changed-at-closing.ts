import { changesAtClosing } from '@lintel/domain';
import type { ConfirmedChoice, DisclosedOffer, OfferSetRow } from '../../records/offer-sets/index.ts';
import { compareTotalCosts } from './changed.ts';
import type { WireOfferSet } from './offer-set.ts';
import { CAUSES } from './words.ts';

/** What was chosen beside what the papers say, where they differ; it is no counter-offer (`changesAtClosing`). */
export function changedAtClosing(
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
    costs: compareTotalCosts(set, confirmed, disclosed.quote),
    most: null,
    worse: false,
    keptUntil: null,
  };
}
