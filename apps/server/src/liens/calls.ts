import { addLien, answerLien, confirmLiens, markPayoff, readLiens, removeLien } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { type RecordMeta } from '../http/record-meta.ts';
import { debtsOf } from '../liabilities/liabilities.ts';
import type { LockedLoan } from '../loan-file/context.ts';
import { record } from '../loan-file/record.ts';
import { written } from '../loan-file/written.ts';
import { offerSetOf } from '../offers/offer-set.ts';
import { lienAdded, lienAnswered, lienRemoved, liensConfirmed } from './answer.ts';
import { lienList, presentLiens } from './list.ts';
import { marked, totals } from './mark.ts';

export const liens: Feature = {
  routes(app, context) {
    /** A write that changes rows alone, answered with the list as it is then. */
    const change = async (uuid: string, by: RecordMeta, decide: (seen: LockedLoan) => Promise<readonly Fact[]>) => {
      const { file } = await record(context, uuid, decide, by);
      return { ...(await written(context, uuid)), ...(await lienList(context, context.db, uuid, file)) };
    };
    mount(app)(markPayoff)(async ({ loan, params, body, by }) => {
      const { file, status } = await record(
        context,
        loan.uuid,
        (seen) => marked(context, seen, params.liabilityUuid, body.status),
        by('markedPayoffs'),
      );
      const offers = status === 'LIEN_VERIFICATION' ? null : await offerSetOf(context, context.db, loan.uuid, file);
      return {
        ...(await written(context, loan.uuid)),
        ...totals(await debtsOf(context.vault, context.db, loan.uuid)),
        offers,
      };
    });
    mount(app)(readLiens)(({ loan }) => presentLiens(context, loan.uuid));
    mount(app)(answerLien)(({ loan, params, body, by }) =>
      change(loan.uuid, by('liensConfirmed'), (seen) => lienAnswered(context, seen, params.liabilityUuid, body)),
    );
    mount(app)(addLien)(({ loan, body, by }) =>
      change(loan.uuid, by('liensConfirmed'), (seen) => lienAdded(context, seen, body)),
    );
    mount(app)(removeLien)(({ loan, params, by }) =>
      change(loan.uuid, by('liensConfirmed'), (seen) => lienRemoved(seen, params.liabilityUuid)),
    );
    mount(app)(confirmLiens)(async ({ loan, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (seen) => liensConfirmed(context, seen),
        by('liensConfirmed', 'markedPayoffs'),
      );
      return reply;
    });
  },
};
