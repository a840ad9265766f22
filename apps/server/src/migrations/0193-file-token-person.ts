import { sql, type Kysely } from 'kysely';

/** Nothing reads it: what proves that a file is a colleague's own is asked of the file itself (decision 0051). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_token drop column is_person`.execute(db);
}
