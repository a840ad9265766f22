import { sql, type Kysely } from 'kysely';

/** Creates feedback: messages to the chief executive and answers of the survey before a logout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feedback (
    uuid uuid primary key,
    organisation text not null,
    kind text not null check (kind in ('CEO', 'LEAVING')),
    choice text not null check (choice in (
      'Improve our product', 'Give us a compliment', 'LATER', 'INFORMATION', 'OFFER', 'UNCLEAR', 'PROBLEM', 'OTHER'
    )),
    marketing_consent boolean,
    identity_uuid uuid not null,
    application_uuid uuid references application (uuid),
    sealed bytea not null,
    key_id text not null,
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index feedback_newest on feedback (organisation, kind, created_at, uuid)`.execute(db);
  await sql`create index feedback_file on feedback (application_uuid)`.execute(db);
  await sql`create index feedback_person on feedback (identity_uuid)`.execute(db);
  await sql`create index feedback_age on feedback (created_at)`.execute(db);
}
