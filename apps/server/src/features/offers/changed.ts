import {
  findOffer,
  formatMoney,
  formatPercent,
  getLargestDraw,
  offerDifferences,
  quoteTotals,
  type LargestDraws,
  type LoanFile,
  type Quote,
  type TotalCosts,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import { getCounterOfferExpiry } from '../../loan-file/index.ts';
import {
  quoteIfPossible,
  type ConfirmedChoice,
  readConfirmedChoice,
  findLatestSet,
  setByUuid,
  type OfferSetRow,
} from '../../records/offer-sets/index.ts';
import { carryOver } from './carry-over.ts';
import { loadCausesSinceChoice } from './cause.ts';
import type { WireOfferSet } from './offer-set.ts';
import { CHANGE_LINES } from './words.ts';

/**
 * Returns the confirmed choice and its nearest offer now, to compare them. Null unless the borrower must choose again.
 */
export async function loadOfferChange(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<WireOfferSet['changed']> {
  if (file.selection.current || file.selection.choiceAsked) return null;
  const set = await findLatestSet(vault, trx, uuid);
  const confirmed = await readConfirmedChoice({ vault }, trx, uuid);
  if (!set || !confirmed) return null;
  const carried = carryOver(set, confirmed.selection.choice);
  const after = carried && quoteIfPossible(set, carried);
  return {
    because: await loadCausesSinceChoice(vault, trx, uuid),
    before: confirmed.quote,
    after,
    costs: after && getTotalCosts(set, confirmed, after),
    most: after && (await loadLargestDraws(vault, trx, set, confirmed, after)),
    worse: file.offers.counterOffer,
    keptUntil: getCounterOfferExpiry(file),
  };
}

/**
 * Returns the total cost over the whole term, in dollars, of the confirmed choice and of the new quote. The old offer's
 * type isn't stored; a brand has only one type, so the new offer's is used.
 */
export function getTotalCosts(
  { data }: OfferSetRow,
  { selection, quote: before }: ConfirmedChoice,
  after: Quote,
): TotalCosts | null {
  const offer = data.priced.offers && findOffer(data.priced.offers, after.offerId);
  if (!offer) return null;
  return {
    before: quoteTotals({ term: selection.term, type: offer.type }, before).cost,
    after: quoteTotals(offer, after).cost,
  };
}

/** Returns the largest draw of the choice when it was confirmed, and now. */
async function loadLargestDraws(
  vault: Vault,
  trx: Executor,
  { data }: OfferSetRow,
  { selection: { choice } }: ConfirmedChoice,
  { offerId }: Quote,
): Promise<LargestDraws | null> {
  const chosenFrom = await setByUuid(vault, trx, choice.offerSetId);
  const [was, now] = [
    chosenFrom?.data.priced.offers && findOffer(chosenFrom.data.priced.offers, choice.offerId),
    data.priced.offers && findOffer(data.priced.offers, offerId),
  ];
  return was && now ? { before: getLargestDraw(was), after: getLargestDraw(now) } : null;
}

/**
 * Returns one line for each changed figure, as the page compares them, for the email about a changed offer. Empty when
 * nothing changed.
 */
export async function describeOfferChange(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<string[]> {
  const most = (await findLatestSet(context.vault, trx, uuid))?.data.priced.winback?.most;
  if (most) return [CHANGE_LINES.most(formatMoney(most.amount), most.term, formatPercent(most.originationFee, 2))];
  const change = await loadOfferChange(context, trx, uuid, file);
  if (!change?.before) return [];
  if (!change.after) return [CHANGE_LINES.gone];
  return offerDifferences(change.before, change.after, change.costs ?? null, change.most ?? null).map(
    ({ figure, was, now }) => CHANGE_LINES.line(CHANGE_LINES.figures[figure], was, now),
  );
}
