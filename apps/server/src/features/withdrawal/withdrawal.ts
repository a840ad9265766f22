import { withdrawApplication, type Request } from '@lintel/contract';
import type { DueBack } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { mount, type RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, record, type Recorded } from '../../loan-file/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { refundDue, refundOf } from '../valuation/index.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** What a borrower wrote who stopped. */
    comment: { readonly about: 'withdrawal' | 'offers/refusal'; readonly comment: string };
  }
}

/** The borrower stops: ApplicationWithdrawn, after what they are owed. What they wrote is kept sealed, not in the fact. Answers what goes back to the card. */
async function withdraw(
  context: Context,
  { uuid }: ApplicationRow,
  { reason, comment }: Request<typeof withdrawApplication>['body'],
  by: RecordMeta,
): Promise<Recorded<DueBack | null>> {
  return record(
    context,
    uuid,
    async (seen) => {
      if (comment)
        await saveEvidence(
          context.vault,
          seen.trx,
          { uuid, kind: 'comment', attempt: seen.version },
          { about: 'withdrawal', comment },
        );
      const result = await refundOf(context, seen.trx, uuid, seen.file);
      return {
        facts: [...(await refundDue(context, seen)), { type: 'ApplicationWithdrawn', data: { reason } }],
        result,
      };
    },
    by,
  );
}

export function withdrawalRoutes(app: FastifyInstance, context: Context): void {
  mount(app)(withdrawApplication)(async ({ loan, body, by }) => {
    const { reply, result: refund } = await withdraw(context, loan, body, by('ended', 'appraisalFee'));
    return { ...reply, refund };
  });
}
