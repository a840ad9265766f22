import { businessDayAfter, REPORT_BUSINESS_DAYS } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { pacificDay } from '../../loan-file/index.ts';

/** Returns confirmed matches that aren't reported to OFAC yet. */
export async function loadMissingReports(
  trx: Executor,
  uuid?: string,
): Promise<{ uuid: string; organisation: string; match: string; decidedAt: Date }[]> {
  let query = trx
    .selectFrom('sanctions_match')
    .select(['uuid', 'application_uuid', 'organisation', 'decided_at'])
    .where('state', '=', 'CONFIRMED')
    .where('reported_at', 'is', null);
  if (uuid !== undefined) query = query.where('application_uuid', '=', uuid);
  const rows = await query.orderBy('decided_at').limit(500).execute();
  return rows.map((row) => ({
    uuid: row.application_uuid,
    organisation: row.organisation,
    match: row.uuid,
    decidedAt: row.decided_at ?? new Date(0),
  }));
}

/** Returns the last day for the report to OFAC of a match that was confirmed at an instant. */
export const getReportDueDate = (decidedAt: Date): string =>
  businessDayAfter(pacificDay(decidedAt), REPORT_BUSINESS_DAYS);

/** Returns the day on which a match of a loan was last confirmed, yyyy-MM-dd in Pacific Time, or null. */
export async function loadConfirmedMatchDay(trx: Executor, uuid: string): Promise<string | null> {
  const row = await trx
    .selectFrom('sanctions_match')
    .select((of) => of.fn.max('decided_at').as('at'))
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst();
  return row?.at ? pacificDay(new Date(row.at)) : null;
}
