import type { HandlerReply, readDecline } from '@lintel/contract';
import { declineFigures, reapplyOn, type DeclineFigures } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { findLatestSet } from '../../records/offer-sets/index.ts';
import { ADVERSE_ACTION_ATTEMPT, loadDeclineDecision, findNotice } from '../notices/index.ts';

type Decline = Exclude<HandlerReply<typeof readDecline>, undefined>;

/**
 * Returns the reasons for a decline as its notice states them, the score and the bureau if they were relied on, the
 * notice, the day from which the borrower can apply again, and the figures. Undefined if the application wasn't declined
 * or no decision is recorded.
 */
export async function loadDecline(context: Context, row: ApplicationRow): Promise<Decline | undefined> {
  if (row.projection.ended?.status !== 'DECLINED') return undefined;
  const decision = await loadDeclineDecision(context, context.db, row);
  if (!decision) return undefined;
  const { reasons, printed, report } = decision;
  const policy = context.getPolicy(row.organisation);
  const figures = await loadDeclineFigures(context, row, reasons);
  return {
    reasons: [...printed],
    score: report && { ...report.score, factors: [...report.score.factors] },
    bureau: report && {
      name: report.bureau.name,
      address: report.bureau.address,
      phoneNumber: report.bureau.phoneNumber,
    },
    noticeDocumentUuid:
      (await findNotice(context.db, row.uuid, 'adverse-action', ADVERSE_ACTION_ATTEMPT))?.uuid ?? null,
    reapplyOn: reapplyOn(reasons, decision, policy),
    figures,
  };
}

/** Returns the figures of the last pricing that these reasons rest on, or null when nothing was priced. */
async function loadDeclineFigures(
  context: Context,
  { uuid, organisation, projection }: ApplicationRow,
  reasons: readonly string[],
): Promise<DeclineFigures | null> {
  const set = await findLatestSet(context.vault, context.db, uuid);
  if (!set || !projection.created) return null;
  const { home } = await readAnswers(context.vault, context.db, uuid);
  const { inputs, liabilities } = set.data;
  return declineFigures(
    reasons,
    { ...inputs, liabilities, occupancy: projection.created.occupancy, state: home.address.state },
    context.getPolicy(organisation),
  );
}
