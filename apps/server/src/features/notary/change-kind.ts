import { BORROWER, dollarsToCents, hasSignedDeed } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, record, type LoanReply } from '../../loan-file/index.ts';
import { loadNotaryPlan } from '../../records/notary-plan/index.ts';
import { releasePlatformSlot } from './book.ts';
import { toNotaryParty } from './people.ts';
import { cancelBooking, standingBooking } from './store.ts';

/** The borrower switches to an in-person notary for the displayed fee. A video appointment becomes void. */
export async function inPersonAfterAll(
  context: Context,
  loan: OpenedLoan,
  fee: number,
  by: RecordMeta,
): Promise<LoanReply> {
  const { reply, result: given } = await record(
    context,
    loan.uuid,
    async ({ trx, file }) => {
      const { manualFee, mode, isCurrent } = await loadNotaryPlan(context, trx, { ...loan, projection: file });
      if (!isCurrent || hasSignedDeed(file, BORROWER) || mode === 'MANUAL') return refuse('not-at-this-step');
      if (dollarsToCents(fee) !== dollarsToCents(manualFee)) return refuse('fee-changed', { fee: manualFee });
      const standing = await standingBooking(context.vault, trx, toNotaryParty(loan));
      if (standing) await cancelBooking(trx, standing, await loanNow(context, trx));
      return {
        facts: [
          {
            type: 'NotaryBooked',
            data: { papers: file.closingSet, person: BORROWER, mode: 'MANUAL', fee: manualFee, place: null, at: null },
          },
        ],
        result: standing,
      };
    },
    by,
  );
  if (given) await releasePlatformSlot(context, loan.organisation, given.uuid);
  return reply;
}
