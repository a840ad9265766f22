import pg from 'pg';

/** Opens a database for as long as something runs. */
export async function withDatabase<T>(url: string | undefined, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
