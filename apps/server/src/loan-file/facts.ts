import type { FactData, FactType } from '@lintel/domain';
import { sql } from 'kysely';
import type { Executor } from '../kernel/db/index.ts';
import type { FactRow } from './store.ts';

/** A fact as it is stored: `data` is the JSON text that was hashed. */
export type StoredFact = Pick<FactRow, 'type' | 'data' | 'at'>;

/** The facts of a loan that have one of these types, oldest first. */
export function factsOfTypes(trx: Executor, uuid: string, types: readonly FactType[]): Promise<StoredFact[]> {
  return trx
    .selectFrom('fact')
    .select(['type', 'data', 'at'])
    .where('application_uuid', '=', uuid)
    .where('type', 'in', [...types])
    .orderBy('sequence')
    .execute();
}

/** The facts of a loan that have this type, oldest first, with their data. */
export async function factsOfType<T extends FactType>(
  trx: Executor,
  uuid: string,
  type: T,
): Promise<{ readonly data: FactData[T]; readonly at: Date }[]> {
  const rows = await factsOfTypes(trx, uuid, [type]);
  return rows.map(({ data, at }) => ({ data: JSON.parse(data) as FactData[T], at }));
}

/** The newest fact that has one of these types. */
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

/** When the borrower recorded something last. */
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

/** Up to `most` facts after a sequence number, oldest first. */
export function factsAfter(trx: Executor, uuid: string, sequence: number, most: number): Promise<FactRow[]> {
  return trx
    .selectFrom('fact')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(most)
    .execute();
}

/** The newest facts of a loan, up to `most`, newest first. */
export function newestFacts(trx: Executor, uuid: string, most: number): Promise<Omit<FactRow, 'data'>[]> {
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
    .limit(most)
    .execute();
}

/** When money last went out to this person at this lender; null when it never did. */
export async function lastFunding(trx: Executor, identityUuid: string, organisation: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('fact')
    .innerJoin('application', 'application.uuid', 'fact.application_uuid')
    .select('fact.at')
    .where('application.identity_uuid', '=', identityUuid)
    .where('application.organisation', '=', organisation)
    .where('fact.type', '=', 'FundsSent')
    .orderBy('fact.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** In a query: when evidence of this kind expired last; null when it never did. */
export const evidenceExpiredAt = (uuid: string, what: FactData['EvidenceExpired']['what']) =>
  sql<Date | null>`(select max(at) from fact where application_uuid = ${uuid} and type = 'EvidenceExpired' and data::jsonb ->> 'what' = ${what})`;

/** In a query: the version of the offer set that the borrower last chose from; null before the first choice. */
export const lastSelectedVersion = (uuid: string) =>
  sql<number>`(select (data::jsonb ->> 'version')::int from fact where application_uuid = ${uuid} and type = 'OfferSelected' order by sequence desc limit 1)`;
