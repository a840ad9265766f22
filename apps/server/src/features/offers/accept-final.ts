import type { Request, acceptFinalOffer } from '@lintel/contract';
import { BORROWER, isAsShown, isSamePromise, getStatus, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { isSetRead } from '../../records/document-store/index.ts';
import { findDisclosedOffer, loadFinalOffer } from '../../records/offer-sets/index.ts';

/**
 * Accepts the final offer of the documents. The displayed figures are compared with the documents, and the documents
 * with the file's current figures.
 */
export async function recordFinalAcceptance(
  context: Context,
  { uuid, organisation, file, trx }: LockedLoan,
  { offerSetId, shown }: Request<typeof acceptFinalOffer>['body'],
): Promise<readonly Fact[]> {
  const disclosed = await findDisclosedOffer(context, trx, uuid, file);
  const now = await loadFinalOffer(context, trx, { uuid, organisation, projection: file });
  if (!disclosed || !now) return refuseWith('not-at-this-step', { status: getStatus(file) });
  const { quote } = disclosed;
  if (!isSamePromise(quote, now.quote)) refuseWith('quote-changed', { quote: now.quote });
  if (!isAsShown(shown, quote) || offerSetId !== now.set.uuid)
    refuseWith('quote-changed', { quote: { ...quote, offerSetId: now.set.uuid } });
  if (!(await isSetRead(trx, file, { uuid, audience: BORROWER }, 'CLOSING'))) refuse('documents-unread');
  return [{ type: 'FinalOfferAccepted', data: { papers: disclosed.papers } }];
}
