import { sql, type Kysely } from 'kysely';

/** Papers that come back signed, corrections that are decided, exports of the trail, and tasks of the desk that are about one thing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document add column signed_scan uuid references document (uuid)`.execute(db);
  await sql`alter table correction add column decided_at timestamptz(3)`.execute(db);
  await sql`alter table desk_task add column subject text`.execute(db);
  await sql`create unique index desk_task_subject on desk_task (application_uuid, gate, subject) where closed_at is null`.execute(
    db,
  );
  await sql`create index correction_asked on correction (asked_at) where state = 'ASKED'`.execute(db);
  await sql`create index letter_waiting on letter (application_uuid) where state <> 'POSTED'`.execute(db);
  await sql`
    create table audit_export (
      uuid uuid primary key,
      organisation text not null,
      staff_uuid uuid not null,
      asked text not null,
      asked_at timestamptz(3) not null,
      up_to bigint not null,
      file_ref text,
      sha256 text,
      entries integer,
      press text not null unique
    )`.execute(db);
}
