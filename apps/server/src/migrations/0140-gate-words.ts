import { sql, type Kysely } from 'kysely';

/** The words that a gate's sentence leaves open, sealed, as the transaction left them that changed them. `until`: they are computed again then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gate_words (
      application_uuid uuid primary key references application (uuid),
      gate text not null,
      number integer not null,
      until timestamptz(3),
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
}
