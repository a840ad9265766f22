import { sql, type Kysely } from 'kysely';

/** What the desk keeps beside the loan files: tasks, who has a file, notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_task (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      organisation text not null,
      kind text not null,
      gate text not null,
      attempt integer not null,
      opened_at timestamptz(3) not null,
      due_at timestamptz(3) not null,
      closed_at timestamptz(3),
      unique (application_uuid, gate, attempt)
    )`.execute(db);
  await sql`create index desk_task_queue on desk_task (organisation, opened_at, uuid) where closed_at is null`.execute(
    db,
  );
  await sql`create index desk_task_application on desk_task (application_uuid) where closed_at is null`.execute(db);
  await sql`
    create table desk_assignment (
      application_uuid uuid primary key references application (uuid),
      staff_uuid uuid not null references staff (identity_uuid),
      assigned_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index desk_assignment_staff on desk_assignment (staff_uuid)`.execute(db);
  await sql`
    create table desk_note (
      uuid uuid primary key,
      sequence bigint generated always as identity,
      application_uuid uuid not null references application (uuid),
      about text not null,
      staff_uuid uuid not null,
      visible_to_borrower boolean not null,
      sealed bytea not null,
      key_id text not null,
      at timestamptz(3) not null
    )`.execute(db);
  await sql`create index desk_note_application on desk_note (application_uuid, sequence)`.execute(db);
}
