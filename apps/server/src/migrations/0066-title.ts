import { sql, type Kysely } from 'kysely';

/** Who must sign a deed besides the borrower, by the title, and who was named for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_person (
      person uuid primary key,
      application_uuid uuid not null references application (uuid),
      relation text not null,
      reason text not null,
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index title_person_application on title_person (application_uuid, created_at)`.execute(db);
  await sql`
    create table signer (
      person uuid primary key references title_person (person),
      application_uuid uuid not null references application (uuid),
      named_at timestamptz(3) not null,
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
  await sql`create index signer_application on signer (application_uuid, named_at)`.execute(db);
}
