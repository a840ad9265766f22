import { join } from 'node:path';
import { parseFact, replay } from '@lintel/domain';
import { sql, type Kysely } from 'kysely';
import { runScript } from '../run-script.ts';

/** The databases that can be upgraded: the name of the last numbered migration, and how many there are. */
const KNOWN: Readonly<Record<string, number>> = { '0194-password-reset-age': 65, '0200-refold-projections': 66 };
const FIRST_SCHEMA = '2026-11-24-first-schema';
const NUMBERED = sql<boolean>`name ~ '^\\d{4}-\\D'`;

/**
 * Upgrades a database of numbered migrations, from before there was a single schema. Once no such database is left,
 * this folder and its call can be removed.
 */
export async function upgrade(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return;
  await db.transaction().execute(async (trx) => {
    // Replicas that start together wait here, and then find nothing left to do.
    await sql`lock table kysely_migration in exclusive mode`.execute(trx);
    const { rows: numbered } = await sql<{
      name: string;
    }>`select name from kysely_migration where ${NUMBERED} order by name`.execute(trx);
    const last = numbered.at(-1)?.name;
    if (last === undefined) return;
    if (KNOWN[last] !== numbered.length)
      throw new Error(
        `it was created by a version that is too old to upgrade from. Its last migration is ${last}. First start a version that ends with ${Object.keys(KNOWN).join(' or ')}.`,
      );
    if (last === '0194-password-reset-age') await refoldProjections(trx);
    await runScript(trx, join(import.meta.dirname, 'constraints.sql'));
    await sql`delete from kysely_migration where ${NUMBERED}`.execute(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${FIRST_SCHEMA}, ${new Date().toISOString()})`.execute(
      trx,
    );
  });
}

/** Files folded between two writes. Memory use depends on it, not on the number of files. */
const BATCH = 200;

/**
 * Folds every loan file again from its facts, because its fields have new names. Its meaning, status and version stay.
 */
async function refoldProjections(db: Kysely<unknown>): Promise<void> {
  await sql`drop index application_undecided`.execute(db);
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const uuids = await nextUuids(db, last);
    for (const uuid of uuids) await refold(db, uuid);
    last = uuids.at(-1);
  }
  await sql`create index application_undecided on application (created_at)
    where active and (projection ->> 'closingDisclosureSet')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`.execute(
    db,
  );
}

async function nextUuids(db: Kysely<unknown>, after: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from application where uuid > ${after}::uuid order by uuid limit ${BATCH}`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

async function refold(db: Kysely<unknown>, uuid: string): Promise<void> {
  const { rows } = await sql<{ type: string; data: string }>`
    select type, data from fact where application_uuid = ${uuid} order by sequence`.execute(db);
  const file = replay(rows.map(({ type, data }) => parseFact({ type, data: JSON.parse(data) as unknown })));
  await sql`update application set projection = ${JSON.stringify(file)}::jsonb where uuid = ${uuid}`.execute(db);
}
