import { sql, type Kysely } from 'kysely';

/** Links that reset a password go by the same rule as other links, in the order of their day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index password_reset_expires on password_reset (expires_at)`.execute(db);
}
