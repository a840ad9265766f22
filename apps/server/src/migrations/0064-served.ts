import { sql, type Kysely } from 'kysely';

/** When the server first gave a paper out to its reader: nobody reads to the end what they never got. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document add column served_at timestamptz(3)`.execute(db);
  await sql`update document set served_at = viewed_to_end_at`.execute(db);
}
