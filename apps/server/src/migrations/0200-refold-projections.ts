import { parseFact, replay } from '@lintel/domain';
import { sql, type Kysely } from 'kysely';

/** Files folded between two writes: memory follows it, not the number of files. */
const BATCH = 200;

/** Folds every file again from its facts: its fields have new names. What a file means, its status and its version stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index application_undecided`.execute(db);
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const uuids = await nextUuids(db, last);
    const end = uuids.at(-1);
    if (end === undefined) break;
    for (const uuid of uuids) await refold(db, uuid);
    last = end;
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
