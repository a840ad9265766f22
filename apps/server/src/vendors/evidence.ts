import { randomUUID } from 'node:crypto';
import { sealContext, type Executor, type Vault } from '../kernel/db/index.ts';

/**
 * The shapes of evidence by kind: a vendor's answer, or a borrower's statement in its place, stored sealed with the
 * fact that it led to. The folder that owns a kind adds it here, and other folders read it through that folder.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- folders add to it
export interface Evidence {}

export type EvidenceKind = keyof Evidence;

const evidenceSealContext = (ref: string): string => sealContext('evidence', ref);

/** Saves a sealed answer in the transaction of the fact that it led to. Returns the reference that the fact carries. */
export async function saveEvidence<K extends EvidenceKind>(
  vault: Vault,
  trx: Executor,
  loan: { uuid: string; kind: K; attempt: number },
  value: Evidence[K],
): Promise<string> {
  const ref = randomUUID();
  await trx
    .insertInto('evidence')
    .values({
      ref,
      application_uuid: loan.uuid,
      kind: loan.kind,
      attempt: loan.attempt,
      ...vault.seal(evidenceSealContext(ref), value),
    })
    .execute();
  return ref;
}

/** Returns the newest answer of a kind, or null. */
export async function readEvidence<K extends EvidenceKind>(
  vault: Vault,
  trx: Executor,
  uuid: string,
  kind: K,
): Promise<Evidence[K] | null> {
  const row = await trx
    .selectFrom('evidence')
    .select(['ref', 'sealed', 'key_id'])
    .where('application_uuid', '=', uuid)
    .where('kind', '=', kind)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? vault.open<Evidence[K]>(evidenceSealContext(row.ref), row) : null;
}

/** Returns every answer of a kind that a loan ever had, newest first. */
export async function listEvidence<K extends EvidenceKind>(
  vault: Vault,
  trx: Executor,
  uuid: string,
  kind: K,
): Promise<Evidence[K][]> {
  const rows = await trx
    .selectFrom('evidence')
    .select(['ref', 'sealed', 'key_id'])
    .where('application_uuid', '=', uuid)
    .where('kind', '=', kind)
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map((row) => vault.open<Evidence[K]>(evidenceSealContext(row.ref), row));
}

/** Returns the newest answer of several kinds for many loans in one read. Loans without one are missing. */
export async function newestEvidence<K extends EvidenceKind>(
  vault: Vault,
  trx: Executor,
  uuids: readonly string[],
  kinds: readonly K[],
): Promise<ReadonlyMap<string, Evidence[K]>> {
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
  return new Map(rows.map((row) => [row.application_uuid, vault.open<Evidence[K]>(evidenceSealContext(row.ref), row)]));
}
