import { sql, type Kysely } from 'kysely';

/** Adds the time at which the owner of an account closed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity add column closed_at timestamptz(3)`.execute(db);
}
