import { randomUUID } from 'node:crypto';
import { sealedPlace } from '../db/sealed.ts';
import type { Executor, Vault } from '../db/vault.ts';

/** Sorts of answers that a loan keeps: what vendors said, and what the borrower said in their place. */
export type EvidenceKind =
  | 'credit-soft'
  | 'credit-hard'
  | 'credit-frozen'
  | 'title'
  | 'payoff'
  | 'explanation'
  | 'title-order'
  | 'final-title'
  | 'flood'
  | 'property'
  | 'parcel'
  | 'value'
  | 'estimate'
  | 'match'
  | 'assets'
  | 'reduced-offer'
  | 'choice'
  | 'closing'
  | 'correction'
  | 'comment'
  | 'notary'
  | 'funding'
  | 'receipt';

const place = (ref: string): string => sealedPlace('evidence', ref);

/** Keeps an answer beside the fact that it led to, in the fact's own transaction, sealed. Answers the reference the fact carries. */
export async function keepEvidence(
  vault: Vault,
  trx: Executor,
  loan: { uuid: string; kind: EvidenceKind; attempt: number },
  value: unknown,
): Promise<string> {
  const ref = randomUUID();
  await trx
    .insertInto('evidence')
    .values({
      ref,
      application_uuid: loan.uuid,
      kind: loan.kind,
      attempt: loan.attempt,
      ...vault.seal(place(ref), value),
    })
    .execute();
  return ref;
}

/** The newest answer of a kind, or null. */
export async function readEvidence<T>(
  vault: Vault,
  trx: Executor,
  uuid: string,
  kind: EvidenceKind,
): Promise<T | null> {
  const row = await trx
    .selectFrom('evidence')
    .select(['ref', 'sealed', 'key_id'])
    .where('application_uuid', '=', uuid)
    .where('kind', '=', kind)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? vault.open<T>(place(row.ref), row) : null;
}

/** Every answer of a kind that a loan ever had, newest first. */
export async function allEvidence<T>(vault: Vault, trx: Executor, uuid: string, kind: EvidenceKind): Promise<T[]> {
  const rows = await trx
    .selectFrom('evidence')
    .select(['ref', 'sealed', 'key_id'])
    .where('application_uuid', '=', uuid)
    .where('kind', '=', kind)
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map((row) => vault.open<T>(place(row.ref), row));
}

/** The newest answer of some kinds for many loans, in one read; a loan that has none is left out. */
export async function newestEvidence<T>(
  vault: Vault,
  trx: Executor,
  uuids: readonly string[],
  kinds: readonly EvidenceKind[],
): Promise<ReadonlyMap<string, T>> {
  if (uuids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('evidence')
    .distinctOn('application_uuid')
    .select(['ref', 'application_uuid', 'sealed', 'key_id'])
    .where('application_uuid', 'in', [...uuids])
    .where('kind', 'in', [...kinds])
    .orderBy('application_uuid')
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.application_uuid, vault.open<T>(place(row.ref), row)]));
}
