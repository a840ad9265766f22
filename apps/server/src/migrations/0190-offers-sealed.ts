import { sql, type Kysely } from 'kysely';
import { type Keys, seal, sealedPlace } from '../kernel/db/index.ts';

/** Rows of one round. */
const AT_ONCE = 500;
/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const TABLES = [
  ['offer_set', 'uuid'],
  ['offer_selection', 'application_uuid'],
] as const;

/** Seals offers and drafts of a choice: they contain a borrower's score, income, home value and debts. All or nothing, as the migration of the accounts. */
export async function up(db: Kysely<unknown>, keys: () => Promise<Keys>): Promise<void> {
  for (const which of TABLES) {
    const [table] = which;
    await sql`alter table ${sql.table(table)} add column sealed bytea, add column key_id text`.execute(db);
    for (let after: string | undefined = FIRST; after !== undefined;) after = await sealSome(db, which, after, keys);
    await sql`alter table ${sql.table(table)} alter column sealed set not null, alter column key_id set not null, drop column data`.execute(
      db,
    );
  }
}

/** Returns the last row that it sealed. */
async function sealSome(
  db: Kysely<unknown>,
  [table, id]: (typeof TABLES)[number],
  after: string,
  keys: () => Promise<Keys>,
): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
    data: unknown;
  }>`select ${sql.ref(id)} as id, data from ${sql.table(table)} where ${sql.ref(id)} > ${after} order by ${sql.ref(id)} limit ${AT_ONCE}`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  const { vault } = await keys();
  for (const row of rows) {
    const { sealed, key_id } = seal(vault, sealedPlace(table, row.id), JSON.stringify(row.data));
    await sql`update ${sql.table(table)} set sealed = ${sealed}, key_id = ${key_id} where ${sql.ref(id)} = ${row.id}`.execute(
      db,
    );
  }
  return rows.at(-1)?.id;
}
