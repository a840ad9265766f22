import { BORROWER, dollarsToCents, hasSignedDeed } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, record, type LoanReply } from '../../loan-file/index.ts';
import { loadNotaryPlan } from '../../records/notary-plan/index.ts';
import { releasePlatformSlot } from './book.ts';
import { toNotaryParty } from './people.ts';
import { cancelBooking, findCurrentBooking } from './store.ts';

/**
 * Records that the borrower switches from video to an in-person notary for the displayed fee. Cancels a video booking.
 */
export async function switchToInPerson(
  context: Context,
  loan: OpenedLoan,
  fee: number,
  by: RecordMeta,
): Promise<LoanReply> {
  const { reply, result: canceled } = await record(
    context,
    loan.uuid,
    async ({ trx, file }) => {
      const { manualFee, mode, isCurrent } = await loadNotaryPlan(context, trx, { ...loan, projection: file });
      if (!isCurrent || hasSignedDeed(file, BORROWER) || mode === 'MANUAL') return refuse('not-at-this-step');
      if (dollarsToCents(fee) !== dollarsToCents(manualFee)) return refuse('fee-changed', { fee: manualFee });
      const current = await findCurrentBooking(context.vault, trx, toNotaryParty(loan));
      if (current) await cancelBooking(trx, current, await loanNow(context, trx));
      return {
        facts: [
          {
            type: 'NotaryBooked',
            data: { papers: file.closingSet, person: BORROWER, mode: 'MANUAL', fee: manualFee, place: null, at: null },
          },
        ],
        result: current,
      };
    },
    by,
  );
  if (canceled) await releasePlatformSlot(context, loan.organisation, canceled.uuid);
  return reply;
}
