import type { Fact } from '@lintel/domain';
import type { Context, Seen } from '../context.ts';
import { keepEvidence } from '../vendors/evidence.ts';

/** "Stop here" at a re-offer: a worse one is a refused counter-offer, any other is withdrawing. What the borrower wrote is kept sealed, not in the fact. */
export async function stopped(context: Context, { uuid, file, trx }: Seen, comment: string | null): Promise<readonly Fact[]> {
  if (comment) await keepEvidence(context.vault, trx, { uuid, kind: 'comment', attempt: file.offers.version }, { about: 'offers/refusal', comment });
  if (file.offers.counter) return [{ type: 'ReducedOfferRefused', data: { version: file.offers.version } }];
  return [{ type: 'ApplicationWithdrawn', data: { reason: 'Stopped at the changed offer' } }];
}
