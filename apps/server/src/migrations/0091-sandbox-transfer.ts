import { sql, type Kysely } from 'kysely';

/** What the bank and the creditors of the test environment were told to pay: one line for each order, under its key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_transfer (
      key text primary key,
      application_uuid uuid not null,
      trace text not null,
      amount_cents bigint not null,
      count integer not null,
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index sandbox_transfer_application on sandbox_transfer (application_uuid)`.execute(db);
}
