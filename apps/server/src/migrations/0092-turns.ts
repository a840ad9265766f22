import { sql, type Kysely } from 'kysely';

/** Whose turn it was and when, the mails and texts that tell of it, and what a person has read of what they were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table turn (
      uuid uuid primary key,
      key text not null unique,
      application_uuid uuid not null references application (uuid),
      person text not null,
      gate text not null,
      ball text not null,
      came_at timestamptz(3) not null,
      over_at timestamptz(3)
    )`.execute(db);
  await sql`create index turn_application on turn (application_uuid, came_at)`.execute(db);
  await sql`
    create table turn_letter (
      key text primary key,
      turn_uuid uuid not null references turn (uuid),
      number integer not null,
      channel text not null,
      state text not null,
      due_at timestamptz(3) not null,
      queued_at timestamptz(3),
      done_at timestamptz(3)
    )`.execute(db);
  await sql`create index turn_letter_turn on turn_letter (turn_uuid)`.execute(db);
  await sql`create index turn_letter_due on turn_letter (due_at) where state in ('WAITING', 'QUEUED')`.execute(db);
  await sql`
    create table notification_read (
      identity_uuid uuid not null references identity (uuid),
      id text not null,
      read_at timestamptz(3) not null,
      primary key (identity_uuid, id)
    )`.execute(db);
}
