import { sql } from 'kysely';
import type { Executor } from '../kernel/db/index.ts';

/**
 * SQL condition: an open loan has no decision sent yet, that is, no closing documents, counteroffer or notice of
 * incompleteness.
 */
const isUndecided = sql<boolean>`application.active and (projection ->> 'closingDisclosureSet')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`;

/** Returns up to `limit` undecided loans that were submitted at `before` or earlier; with `uuid`, only that loan. */
export function findUndecidedSubmittedBy(
  trx: Executor,
  before: Date,
  limit: number,
  uuid?: string,
): Promise<{ uuid: string; organisation: string; submittedAt: Date }[]> {
  let query = trx
    .selectFrom('application')
    .innerJoin('fact', 'fact.application_uuid', 'application.uuid')
    .select((set) => ['application.uuid', 'application.organisation', set.fn.min('fact.at').as('submittedAt')])
    .where('fact.type', '=', sql.lit('ApplicationSubmitted'))
    .where('application.created_at', '<=', before)
    .where(isUndecided);
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return query
    .groupBy(['application.uuid', 'application.organisation'])
    .having((set) => set.fn.min('fact.at'), '<=', before)
    .limit(limit)
    .execute();
}

/** SQL expression on `application`: when an undecided loan was submitted; null for any other. */
export const undecidedSubmittedAt = sql<Date | null>`case when ${isUndecided} then (select fact.at from fact where fact.application_uuid = application.uuid and fact.type = 'ApplicationSubmitted' order by fact.sequence limit 1) end`;

/** Returns when an undecided loan was submitted, or null. */
export async function readUndecidedSubmittedAt(trx: Executor, uuid: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('application')
    .select(undecidedSubmittedAt.as('submittedAt'))
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.submittedAt ?? null;
}
