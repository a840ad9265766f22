import { sql } from 'kysely';
import type { Words } from '../context.ts';
import type { Executor } from '../db/vault.ts';

/** Everything that changed since the borrower last confirmed a choice, oldest first, each cause once. */
export async function causesSinceChoice(trx: Executor, uuid: string): Promise<string[]> {
  const { rows } = await sql<{ because: string[] }>`
    select data -> 'because' as because from offer_set
    where application_uuid = ${uuid} and version > (
      select (data::jsonb ->> 'version')::int from fact
      where application_uuid = ${uuid} and type = 'OfferSelected' order by sequence desc limit 1
    )
    order by version`.execute(trx);
  return [...new Set(rows.flatMap((row) => row.because))];
}

/** Why the borrower has to choose again. */
export const causeWords: Words = async (_context, trx, uuid) => {
  const causes = await causesSinceChoice(trx, uuid);
  return causes.length > 0 ? { cause: causes.join(' and ') } : {};
};
