import type { Request, withdrawApplication } from '@lintel/contract';
import type { FeeRefund } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, record, type RecordResult } from '../../loan-file/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { buildRefundFacts, loadRefundDue } from '../valuation/index.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** The comment of a borrower who withdraws or refuses an offer. */
    comment: { readonly about: 'withdrawal' | 'offers/refusal'; readonly comment: string };
  }
}

/**
 * Records the borrower's withdrawal of an application, after the refund that it causes. The comment is stored sealed,
 * outside the fact. Returns what is refunded to the card.
 */
export async function withdraw(
  context: Context,
  { uuid }: ApplicationRow,
  { reason, comment }: Request<typeof withdrawApplication>['body'],
  by: RecordMeta,
): Promise<RecordResult<FeeRefund | null>> {
  return record(
    context,
    uuid,
    async (loan) => {
      if (comment)
        await saveEvidence(
          context.vault,
          loan.trx,
          { uuid, kind: 'comment', attempt: loan.version },
          { about: 'withdrawal', comment },
        );
      const result = await loadRefundDue(context, loan.trx, uuid, loan.file);
      return {
        facts: [...(await buildRefundFacts(context, loan)), { type: 'ApplicationWithdrawn', data: { reason } }],
        result,
      };
    },
    by,
  );
}
