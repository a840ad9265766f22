import { sql, type Kysely } from 'kysely';

/** What a file is found by, as keyed hashes: nothing in clear, and no row is opened to search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_token (
      hash text collate "C" not null,
      application_uuid uuid not null references application (uuid),
      is_person boolean not null,
      primary key (hash, application_uuid)
    )`.execute(db);
  await sql`create index file_token_application on file_token (application_uuid)`.execute(db);
}
