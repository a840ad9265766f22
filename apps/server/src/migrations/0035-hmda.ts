import { sql, type Kysely } from 'kysely';

/**
 * Demographic answers in a schema of their own (12 CFR 1003, 12 CFR 1002.5(b)): a database may close it to every role but the one that
 * collects and reports. The values are sealed besides.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema hmda`.execute(db);
  await sql`
    create table hmda.answer (
      application_uuid uuid not null references application (uuid),
      person text not null,
      form_version text not null,
      channel text not null,
      sealed bytea not null,
      key_id text not null,
      answered_at timestamptz(3) not null,
      primary key (application_uuid, person)
    )`.execute(db);
}
