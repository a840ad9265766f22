import pg from 'pg';

/** Everything that the database holds, as text: each column of each table of each schema that is not PostgreSQL's own. */
export async function databaseText(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      texts.push(`-- ${name}`, ...rows.map(({ row }) => row));
      // Bytes print as hexadecimal; a value that lies in them unsealed shows as itself here.
      texts.push(
        ...rows.flatMap(({ row }) =>
          [...row.matchAll(/\\x([0-9a-f]{8,})/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')),
        ),
      );
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}
