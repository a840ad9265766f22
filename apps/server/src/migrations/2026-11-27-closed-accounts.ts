import { sql, type Kysely } from 'kysely';

/** Notes when the owner of an account closed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity add column closed_at timestamptz(3)`.execute(db);
}
