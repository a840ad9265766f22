import { sql } from 'kysely';
import type { Executor } from '../kernel/db/index.ts';

/**
 * Returns up to `limit` open loans, or the named one, that were submitted by `before` and have no answer since.
 * Documents to sign, a counteroffer, a notice of incompleteness and an end are answers.
 */
export function undecidedSince(
  trx: Executor,
  before: Date,
  limit: number,
  uuid?: string,
): Promise<{ uuid: string; organisation: string; submitted: Date }[]> {
  const isUnanswered = sql<boolean>`(projection ->> 'closingDisclosureSet')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`;
  let query = trx
    .selectFrom('application')
    .innerJoin('fact', 'fact.application_uuid', 'application.uuid')
    .select((set) => ['application.uuid', 'application.organisation', set.fn.min('fact.at').as('submitted')])
    .where('fact.type', '=', sql.lit('ApplicationSubmitted'))
    .where('application.active', '=', true)
    .where('application.created_at', '<=', before)
    .where(isUnanswered);
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return query
    .groupBy(['application.uuid', 'application.organisation'])
    .having((set) => set.fn.min('fact.at'), '<=', before)
    .limit(limit)
    .execute();
}
