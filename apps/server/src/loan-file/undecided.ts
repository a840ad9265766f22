import { sql } from 'kysely';
import type { Executor } from '../kernel/db/index.ts';

/**
 * SQL condition: an open loan has no answer yet, which is documents to sign, a counteroffer or a notice of
 * incompleteness.
 */
const isUnanswered = sql<boolean>`application.active and (projection ->> 'closingDisclosureSet')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`;

/** Returns up to `limit` submitted loans without an answer, or the named one, that were submitted by `before`. */
export function undecidedSince(
  trx: Executor,
  before: Date,
  limit: number,
  uuid?: string,
): Promise<{ uuid: string; organisation: string; submitted: Date }[]> {
  let query = trx
    .selectFrom('application')
    .innerJoin('fact', 'fact.application_uuid', 'application.uuid')
    .select((set) => ['application.uuid', 'application.organisation', set.fn.min('fact.at').as('submitted')])
    .where('fact.type', '=', sql.lit('ApplicationSubmitted'))
    .where('application.created_at', '<=', before)
    .where(isUnanswered);
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return query
    .groupBy(['application.uuid', 'application.organisation'])
    .having((set) => set.fn.min('fact.at'), '<=', before)
    .limit(limit)
    .execute();
}

/** SQL expression on `application`: when a loan that has no answer yet was submitted; null for any other. */
export const undecidedSubmission = sql<Date | null>`case when ${isUnanswered} then (select fact.at from fact where fact.application_uuid = application.uuid and fact.type = 'ApplicationSubmitted' order by fact.sequence limit 1) end`;

/** Returns when a loan that has no answer yet was submitted, or null. */
export async function readUndecidedSubmission(trx: Executor, uuid: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('application')
    .select(undecidedSubmission.as('submitted'))
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.submitted ?? null;
}
