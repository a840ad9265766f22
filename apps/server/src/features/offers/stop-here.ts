import type { Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { inLenderLocale } from '../../kernel/locale.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { buildRefundFacts } from '../valuation/index.ts';
import { STOPPED } from './words.ts';

/**
 * Records that the borrower selects "Stop here" at a re-offer: for a worse one this refuses a counteroffer, for any
 * other it withdraws the application. The comment is stored sealed, not in the fact. An appraisal fee is refunded
 * first.
 */
export async function recordStop(context: Context, loan: LockedLoan, comment: string | null): Promise<readonly Fact[]> {
  const { uuid, file, trx } = loan;
  if (comment)
    await saveEvidence(
      context.vault,
      trx,
      { uuid, kind: 'comment', attempt: file.offers.version },
      { about: 'offers/refusal', comment },
    );
  const refund = await buildRefundFacts(context, loan);
  if (file.offers.counterOffer)
    return [...refund, { type: 'ReducedOfferRefused', data: { version: file.offers.version } }];
  return [...refund, { type: 'ApplicationWithdrawn', data: { reason: inLenderLocale(() => STOPPED.reason) } }];
}
