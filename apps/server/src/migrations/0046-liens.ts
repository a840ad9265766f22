import { sql, type Kysely } from 'kysely';

/** Where a debt comes from, what the borrower says of it, and the payoff figures that creditors were asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table liability
      add column source text not null default 'CREDIT',
      add column required boolean not null default false,
      add column answer text,
      add column said bytea,
      add column said_key_id text`.execute(db);
  await sql`
    create table payoff_request (
      application_uuid uuid not null references application (uuid),
      attempt integer not null,
      liability_uuid uuid not null,
      asked_at timestamptz(3) not null,
      expected_on date,
      good_through date,
      sealed bytea,
      key_id text,
      primary key (application_uuid, attempt, liability_uuid)
    )`.execute(db);
}
