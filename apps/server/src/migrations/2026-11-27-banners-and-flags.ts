import { sql, type Kysely } from 'kysely';

/** Gives banners a lender, and banners and flags a schedule and a version. An older banner belongs to every lender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banner
    add column organisation text,
    add column starts_at timestamptz(3),
    add column ends_at timestamptz(3),
    add column version integer not null default 1`.execute(db);
  await sql`create index banner_lender on banner (organisation, created_at)`.execute(db);
  await sql`alter table flag
    add column starts_at timestamptz(3),
    add column ends_at timestamptz(3),
    add column version integer not null default 1`.execute(db);
}
