import { sql, type Kysely } from 'kysely';

/** Files that are coming in: noted before the first byte is stored, so that none lies in the store without a row that knows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload_begun (
      file_ref text primary key,
      begun_at timestamptz(3) not null default now()
    )`.execute(db);
}
