import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import {
  unseal,
  seal,
  rowSealContext,
  SEALED,
  withoutMissingTables,
  type SealedColumn,
  type SealedName,
} from '../../kernel/db/index.ts';

/** Table blocks read at a time: at most a few hundred rows, and an interruption loses no more than that. */
const BLOCKS = 16;

/** The result for one column. */
export interface ResealCounts {
  /** Values that are now under the newest key. */
  readonly done: number;
  /** Values that no key opens under their seal context: swapped, truncated or altered. */
  readonly unreadable: number;
}

interface Row {
  readonly at: string;
  readonly ids: readonly (string | number)[];
  readonly key_id: string;
  readonly sealed: Buffer;
}

type Parts = Pick<Context, 'db' | 'keys'>;

const toTableId = ({ schema, table }: SealedColumn) => sql.id(...(schema ? [schema, table] : [table]));

/**
 * Reseals the values of one column with the newest vault key, in place, while the server runs. A row is changed only if
 * it still contains what was read, so a concurrent write stays: it is under the newest key already, or the next round
 * finds it.
 */
export async function resealColumn(
  { db, keys }: Parts,
  name: SealedName,
  shouldContinue: () => boolean,
): Promise<ResealCounts> {
  const entry: SealedColumn = SEALED[name];
  const [newest] = keys.vault;
  const [table, column, keyId] = [toTableId(entry), sql.id(entry.column), sql.id(entry.keyId)];
  const counted = { done: 0, unreadable: 0 };
  const { rows: sizes } = await sql<{
    blocks: number;
  }>`select (pg_relation_size(${`${entry.schema ?? 'public'}.${entry.table}`}::regclass) / current_setting('block_size')::int)::int as blocks`.execute(
    db,
  );
  const blocks = sizes[0]?.blocks ?? 0;
  for (let from = 0; from < blocks && shouldContinue(); from += BLOCKS) {
    const { rows } = await sql<Row>`
      select ctid::text as at, jsonb_build_array(${sql.join(entry.ids.map((id) => sql.id(id)))}) as ids, ${keyId} as key_id, ${column} as sealed
      from ${table}
      where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + BLOCKS},0)`}::tid and length(${column}) > 0 and ${keyId} <> ${newest.id}`.execute(
      db,
    );
    for (const row of rows) {
      if (!shouldContinue()) return counted;
      const sealContext = rowSealContext(entry, row.ids);
      const value = unsealOrNull(keys.vault, sealContext, row);
      if (value === null) {
        counted.unreadable += 1;
        continue;
      }
      const resealed = seal([newest], sealContext, value);
      const { numAffectedRows } =
        await sql`update ${table} set ${column} = ${resealed.sealed}, ${keyId} = ${resealed.key_id} where ctid = ${row.at}::tid and ${column} = ${row.sealed}`.execute(
          db,
        );
      counted.done += Number(numAffectedRows ?? 0n);
    }
  }
  return counted;
}

function unsealOrNull(keys: Context['keys']['vault'], sealContext: string, row: Row): string | null {
  try {
    return unseal(keys, sealContext, { key_id: row.key_id, sealed: row.sealed });
  } catch {
    return null;
  }
}

/** Counts the values of each sealed column that aren't under the newest key. Leaves out columns without such values. */
export async function countOlder({ db, keys }: Parts): Promise<ReadonlyMap<SealedName, number>> {
  const columns = (Object.keys(SEALED) as SealedName[]).map((name): SealedColumn & { name: SealedName } => ({
    ...SEALED[name],
    name,
  }));
  const counts = (await withoutMissingTables(db, columns)).map(
    ({ name, ...entry }) =>
      sql`select ${name}::text as name, count(*)::int as count from ${toTableId(entry)} where length(${sql.id(entry.column)}) > 0 and ${sql.id(entry.keyId)} <> ${keys.vault[0].id}`,
  );
  const { rows } = await sql<{ name: SealedName; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}
