import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of flag changes. A change to a flag that affects money starts as a proposal (OPEN) that a second
 * person approves or rejects; any other is APPLIED right away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table flag_change (
    position bigint primary key generated always as identity,
    uuid uuid not null unique,
    organisation text not null,
    key text not null,
    "from" jsonb not null,
    "to" jsonb not null,
    state text not null check (state in ('OPEN', 'APPLIED', 'REJECTED')),
    made_by text not null,
    made_at timestamptz(3) not null,
    decided_by text,
    decided_at timestamptz(3)
  )`.execute(db);
  await sql`create index flag_change_latest on flag_change (organisation, key, position)`.execute(db);
  await sql`create unique index flag_change_open on flag_change (organisation, key) where state = 'OPEN'`.execute(db);
}
