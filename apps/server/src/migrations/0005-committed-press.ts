import { sql, type Kysely } from 'kysely';

/** The loan that a press has already changed: written in the transaction that changed it, so that a lost answer can be given again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency add column application_uuid uuid`.execute(db);
}
