import { addLien, answerLien, confirmLiens, markPayoff, readLiens, removeLien } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { mount, type RecordMeta } from '../../kernel/http/index.ts';
import { type LockedLoan, record } from '../../loan-file/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { loadOfferSet } from '../offers/index.ts';
import { saveAddedLien, saveLienAnswer, dropAddedLien, recordLienConfirmation } from './answer.ts';
import { loadLienList, presentLiens } from './list.ts';
import { saveDebtSelection, getPayoffTotals } from './mark.ts';

/**
 * The borrower's answers about debts and liens, the selection of debts to pay off, and the confirmation of the liens.
 */
export const liens: Feature = {
  routes(app, context) {
    /** A write that changes only rows. Returns the resulting list. */
    const change = async (uuid: string, by: RecordMeta, decide: (loan: LockedLoan) => Promise<readonly Fact[]>) => {
      const { file, reply } = await record(context, uuid, decide, by);
      return { ...reply, ...(await loadLienList(context, context.db, uuid, file)) };
    };
    mount(app)(markPayoff)(async ({ loan, params, body, by }) => {
      const { file, reply, status } = await record(
        context,
        loan.uuid,
        (lockedLoan) => saveDebtSelection(context, lockedLoan, params.liabilityUuid, body.status),
        by('markedPayoffs'),
      );
      const offers = status === 'LIEN_VERIFICATION' ? null : await loadOfferSet(context, context.db, loan.uuid, file);
      return {
        ...reply,
        ...getPayoffTotals(await loadDebts(context.vault, context.db, loan.uuid)),
        offers,
      };
    });
    mount(app)(readLiens)(({ loan }) => presentLiens(context, loan.uuid));
    mount(app)(answerLien)(({ loan, params, body, by }) =>
      change(loan.uuid, by('liensConfirmed'), (lockedLoan) =>
        saveLienAnswer(context, lockedLoan, params.liabilityUuid, body),
      ),
    );
    mount(app)(addLien)(({ loan, body, by }) =>
      change(loan.uuid, by('liensConfirmed'), (lockedLoan) => saveAddedLien(context, lockedLoan, body)),
    );
    mount(app)(removeLien)(({ loan, params, by }) =>
      change(loan.uuid, by('liensConfirmed'), (lockedLoan) => dropAddedLien(lockedLoan, params.liabilityUuid)),
    );
    mount(app)(confirmLiens)(async ({ loan, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordLienConfirmation(context, lockedLoan),
        by('liensConfirmed', 'markedPayoffs'),
      );
      return reply;
    });
  },
};
