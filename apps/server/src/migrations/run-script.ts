import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';

/** Runs every statement of a SQL file without parameters. */
export async function runScript(db: Kysely<unknown>, path: string): Promise<void> {
  await sql.raw(await readFile(path, 'utf8')).execute(db);
}
