import type { AnswerOf, readDecline } from '@lintel/contract';
import { DECLINE_REASONS, reasonSentence, type DeclineReason } from '@lintel/domain';
import type { Context } from '../context.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { latestSet } from '../offers/latest-set.ts';
import type { CreditAnswer } from '../vendors/credit/port.ts';
import { readEvidence } from '../vendors/evidence.ts';

type Decline = Exclude<AnswerOf<typeof readDecline>, undefined>;

/** Days after which a new application may come to another answer, by reason; other reasons name no day. */
const AGAIN_AFTER: Partial<Readonly<Record<DeclineReason, number>>> = { TITLE_TRANSFERRED: 90, LISTED_FOR_SALE: 0 };

/** Why an application was declined, with the score and the bureau when they were relied on; undefined when it was not. */
export async function declineShape(context: Context, row: ApplicationRow): Promise<Decline | undefined> {
  if (row.projection.ended?.status !== 'DECLINED') return undefined;
  const reasons = await reasonsOf(context, row.uuid);
  const credit = await readEvidence<CreditAnswer>(context.vault, context.db, row.uuid, 'credit-soft');
  const report = credit?.outcome === 'FOUND' ? credit.report : null;
  return {
    reasons: reasons.map((reason) => (isReason(reason) ? reasonSentence(reason) : reason)),
    score: report && { ...report.score, factors: [...report.score.factors] },
    bureau: report && { name: report.bureau.name, address: report.bureau.address, phoneNumber: report.bureau.phoneNumber },
    noticeDocumentUuid: null,
    reapplyOn: reapplyOn(reasons, row.updated_at),
  };
}

/** Of the fact that ended the file; a refused counter-offer ends for the reasons of the price it answers. */
async function reasonsOf(context: Context, uuid: string): Promise<string[]> {
  const fact = await context.db.selectFrom('fact').select('data').where('application_uuid', '=', uuid).where('type', '=', 'ApplicationDeclined').executeTakeFirst();
  if (fact) return (JSON.parse(fact.data) as { reasons: string[] }).reasons;
  return [...((await latestSet(context.db, uuid))?.data.priced.reasons ?? [])];
}

function reapplyOn(reasons: readonly string[], declinedAt: Date): string | null {
  const waits = reasons.map((reason) => (isReason(reason) ? AGAIN_AFTER[reason] : undefined));
  if (waits.length === 0 || waits.some((days) => days === undefined)) return null;
  const most = Math.max(...waits.map((days) => days ?? 0));
  return new Date(declinedAt.getTime() + most * 86_400_000).toISOString().slice(0, 10);
}

const isReason = (reason: string): reason is DeclineReason => Object.hasOwn(DECLINE_REASONS, reason);
