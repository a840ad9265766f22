import { sql, type Kysely } from 'kysely';

/** Creates the table of open lines' balances, as the servicer last reported them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table serviced_account (
    application_uuid uuid primary key references application (uuid),
    sealed bytea not null,
    key_id text not null,
    read_at timestamptz(3) not null
  )`.execute(db);
}
