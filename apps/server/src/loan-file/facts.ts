import type { FactData, FactType } from '@lintel/domain';
import { sql } from 'kysely';
import type { Executor } from '../kernel/db/index.ts';
import type { FactRow } from './store.ts';

/** A fact as stored. `data` is the JSON text that was hashed. */
export type StoredFact = Pick<FactRow, 'type' | 'data' | 'at'>;

/** Returns the loan's facts of these types, oldest first. */
export function factsOfTypes(trx: Executor, uuid: string, types: readonly FactType[]): Promise<StoredFact[]> {
  return trx
    .selectFrom('fact')
    .select(['type', 'data', 'at'])
    .where('application_uuid', '=', uuid)
    .where('type', 'in', [...types])
    .orderBy('sequence')
    .execute();
}

/** Returns the loan's facts of this type with their data, oldest first. */
export async function factsOfType<T extends FactType>(
  trx: Executor,
  uuid: string,
  type: T,
): Promise<{ readonly data: FactData[T]; readonly at: Date }[]> {
  const rows = await factsOfTypes(trx, uuid, [type]);
  return rows.map(({ data, at }) => ({ data: JSON.parse(data) as FactData[T], at }));
}

/** Returns the loan's newest fact of these types. */
export function findLastFact(trx: Executor, uuid: string, types: readonly FactType[]): Promise<StoredFact | undefined> {
  return trx
    .selectFrom('fact')
    .select(['type', 'data', 'at'])
    .where('application_uuid', '=', uuid)
    .where('type', 'in', [...types])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the instant of the borrower's last fact, or null. */
export async function lastActOfBorrower(trx: Executor, uuid: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('fact')
    .select('at')
    .where('application_uuid', '=', uuid)
    .where('actor_kind', '=', 'borrower')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Returns up to `limit` facts after a sequence number, oldest first. */
export function factsAfter(trx: Executor, uuid: string, sequence: number, limit: number): Promise<FactRow[]> {
  return trx
    .selectFrom('fact')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
}

/** Returns up to `limit` newest facts of a loan, newest first. */
export function newestFacts(trx: Executor, uuid: string, limit: number): Promise<Omit<FactRow, 'data'>[]> {
  return trx
    .selectFrom('fact')
    .select([
      'application_uuid',
      'sequence',
      'type',
      'at',
      'actor_kind',
      'actor_id',
      'request_id',
      'previous_hash',
      'hash',
    ])
    .where('application_uuid', '=', uuid)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the instant at which money was last sent to this person at this lender, or null. */
export async function lastFunding(trx: Executor, identityUuid: string, organization: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('fact')
    .innerJoin('application', 'application.uuid', 'fact.application_uuid')
    .select('fact.at')
    .where('application.identity_uuid', '=', identityUuid)
    .where('application.organisation', '=', organization)
    .where('fact.type', '=', 'FundsSent')
    .orderBy('fact.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** SQL expression: when evidence of this kind last expired, or null. */
export const evidenceExpiredAt = (uuid: string, kind: FactData['EvidenceExpired']['what']) =>
  sql<Date | null>`(select max(at) from fact where application_uuid = ${uuid} and type = 'EvidenceExpired' and data::jsonb ->> 'what' = ${kind})`;

/** SQL expression: the version of the offer set that the borrower last chose from, or null before the first choice. */
export const lastSelectedVersion = (uuid: string) =>
  sql<number>`(select (data::jsonb ->> 'version')::int from fact where application_uuid = ${uuid} and type = 'OfferSelected' order by sequence desc limit 1)`;
