import type { AnswerOf, readDecline } from '@lintel/contract';
import { DECLINE_REASONS, reapplyOn, reasonSentence, SAMPLE_POLICY, type DeclineReason } from '@lintel/domain';
import type { Context } from '../context.ts';
import { reportOf } from '../credit/report.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { pacificDay } from '../loan-file/clock.ts';
import { latestSet } from '../offers/latest-set.ts';

type Decline = Exclude<AnswerOf<typeof readDecline>, undefined>;

/** Why an application was declined, with the score and the bureau when they were relied on; undefined when it was not. */
export async function declineShape(context: Context, row: ApplicationRow): Promise<Decline | undefined> {
  if (row.projection.ended?.status !== 'DECLINED') return undefined;
  const reasons = await reasonsOf(context, row.uuid);
  const report = (await reportOf(context, context.db, row.uuid))?.report ?? null;
  return {
    reasons: reasons.map((reason) => (isReason(reason) ? reasonSentence(reason) : reason)),
    score: report && { ...report.score, factors: [...report.score.factors] },
    bureau: report && { name: report.bureau.name, address: report.bureau.address, phoneNumber: report.bureau.phoneNumber },
    noticeDocumentUuid: null,
    reapplyOn: reapplyOn(reasons, pacificDay(row.updated_at), SAMPLE_POLICY),
  };
}

/** Of the fact that ended the file; a refused counter-offer ends for the reasons of the price it answers. */
async function reasonsOf(context: Context, uuid: string): Promise<string[]> {
  const fact = await context.db.selectFrom('fact').select('data').where('application_uuid', '=', uuid).where('type', '=', 'ApplicationDeclined').executeTakeFirst();
  if (fact) return (JSON.parse(fact.data) as { reasons: string[] }).reasons;
  return [...((await latestSet(context.db, uuid))?.data.priced.reasons ?? [])];
}

const isReason = (reason: string): reason is DeclineReason => Object.hasOwn(DECLINE_REASONS, reason);
