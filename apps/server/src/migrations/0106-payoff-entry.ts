import { sql, type Kysely } from 'kysely';

/** Who entered where the money of a payoff goes: the first of two people until the second has entered the same, and both from then on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payoff_entry (
      application_uuid uuid not null references application (uuid),
      attempt integer not null,
      liability_uuid uuid not null,
      staff_uuid uuid not null,
      document_uuid uuid references document (uuid),
      at timestamptz(3) not null,
      sealed bytea not null,
      key_id text not null,
      primary key (application_uuid, attempt, liability_uuid)
    )`.execute(db);
  await sql`
    alter table payoff_request
      add column entered_by uuid, add column entered_at timestamptz(3), add column confirmed_by uuid, add column confirmed_at timestamptz(3),
      add column letter_uuid uuid references document (uuid)`.execute(db);
}
