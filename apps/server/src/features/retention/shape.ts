import type { HandlerReply, readRetention } from '@lintel/contract';
import { RETENTION_RULES } from '@lintel/domain';
import { loadAllStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { loadErasedRecords, loadRetentionPlan } from './plan.ts';

/** Returns the console's view of a file's retention: periods, holds, and what was erased. */
export async function loadRetention(
  context: Context,
  loan: ApplicationRow,
): Promise<HandlerReply<typeof readRetention>> {
  const { db } = context;
  const { periods, kept } = await loadRetentionPlan(context, db, loan);
  const names = await loadAllStaffNames(db, loan.organisation);
  const toSignature = (by: string | null, at: Date | null) =>
    by !== null && at !== null ? { by: names.get(by) ?? '', at: at.toISOString() } : null;
  const holds = await db
    .selectFrom('retention_hold')
    .selectAll()
    .where('application_uuid', '=', loan.uuid)
    .orderBy('set_at', 'desc')
    .execute();
  const due = await db
    .selectFrom('retention_due')
    .select(['asked_by', 'asked_at'])
    .where('application_uuid', '=', loan.uuid)
    .executeTakeFirst();
  const erased = await loadErasedRecords(db, loan.uuid);
  return {
    loanNumber: String(loan.loan_number),
    erasedAt: loan.erased_at?.toISOString() ?? null,
    keptBecause: [...kept],
    holds: holds.map((row) => ({
      reason: row.reason,
      set: { by: names.get(row.set_by) ?? '', at: row.set_at.toISOString() },
      liftedBecause: row.lifted_because,
      lifted: toSignature(row.lifted_by, row.lifted_at),
    })),
    asked: toSignature(due?.asked_by ?? null, due?.asked_at ?? null),
    periods: kept.includes('OPEN')
      ? []
      : periods.map(({ record, rule, source, until, lawUntil }) => ({ record, rule, source, until, lawUntil })),
    erased: erased.map(({ record, rule, kept_until: keptUntil, asked, removed, at }) => ({
      record,
      rule,
      source: RETENTION_RULES[rule].source,
      keptUntil,
      asked,
      removed,
      at: at.toISOString(),
    })),
  };
}
