import { withDatabase } from './database.ts';

/**
 * Returns everything in the database as text: each column of each table in each schema other than PostgreSQL's own.
 *
 * @param wanted matches the names of the tables to read
 */
export async function readDatabaseText(url: string, wanted = /^/): Promise<string> {
  return withDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string; table: string }>(
      `select format('%I.%I', schemaname, tablename) as name, tablename as table from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables.filter(({ table }) => wanted.test(table))) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      texts.push(`-- ${name}`, ...rows.map(({ row }) => row));
      // PostgreSQL prints bytes as hexadecimal; decoding them reveals a value stored unencrypted.
      texts.push(
        ...rows.flatMap(({ row }) =>
          [...row.matchAll(/\\x([0-9a-f]{8,})/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')),
        ),
      );
    }
    return texts.join('\n');
  });
}
