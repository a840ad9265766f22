import { sql, type Kysely } from 'kysely';

/** Possible matches with sanctions lists, who is found again when a list changes, and which files are due for a comparison. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sanctions_match (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      organisation text not null,
      person text not null,
      list text not null,
      entry_id text not null,
      entry_hash text not null,
      subject_hash text not null,
      published_on text not null,
      found_when text not null,
      found_at timestamptz(3) not null,
      state text not null,
      sealed bytea not null,
      key_id text not null,
      first_by uuid,
      first_at timestamptz(3),
      reason text,
      decided_by uuid,
      decided_at timestamptz(3),
      report text,
      reported_by uuid,
      reported_at timestamptz(3)
    )`.execute(db);
  await sql`create index sanctions_match_application on sanctions_match (application_uuid)`.execute(db);
  await sql`create index sanctions_match_pair on sanctions_match (organisation, list, entry_id, subject_hash)`.execute(
    db,
  );
  await sql`create index sanctions_match_report on sanctions_match (decided_at) where state = 'CONFIRMED' and reported_at is null`.execute(
    db,
  );
  await sql`
    create table sanctions_subject (
      application_uuid uuid not null references application (uuid),
      person text not null,
      subject_hash text not null,
      screened_at timestamptz(3) not null,
      primary key (application_uuid, person)
    )`.execute(db);
  await sql`
    create table sanctions_subject_key (
      application_uuid uuid not null references application (uuid),
      person text not null,
      part smallint not null,
      key text not null,
      primary key (application_uuid, person, part, key)
    )`.execute(db);
  await sql`create index sanctions_subject_key_key on sanctions_subject_key (key)`.execute(db);
  await sql`create table sanctions_list (name text primary key, published_on text not null)`.execute(db);
  await sql`create table sanctions_entry (list text not null, id text not null, hash text not null, primary key (list, id))`.execute(
    db,
  );
  await sql`create table sanctions_due (application_uuid uuid primary key references application (uuid), because text not null, due_at timestamptz(3) not null)`.execute(
    db,
  );
  await sql`create index sanctions_due_at on sanctions_due (due_at)`.execute(db);
  // Files that were opened before there were lists.
  await sql`insert into sanctions_due select uuid, 'NAMED', now() from application where active and gate <> 'intake'`.execute(
    db,
  );
}
