import { sql, type Kysely } from 'kysely';

/** When a note for the borrower was emailed, and when a signer who hasn't opened their invitation is reminded next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table desk_note add column mailed_at timestamptz(3)`.execute(db);
  await sql`alter table signer add column remind_at timestamptz(3)`.execute(db);
  await sql`create index signer_remind on signer (remind_at) where remind_at is not null`.execute(db);
}
