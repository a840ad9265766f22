import { sql, type Kysely } from 'kysely';

/** Valuations and appraisals that were ordered, the notices before them, and what borrowers find missing in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table valuation_order (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      kind text not null,
      attempt integer not null,
      fee_cents integer not null,
      ordered_at timestamptz(3) not null,
      expected_on date,
      value_cents bigint,
      sealed bytea not null,
      key_id text not null,
      unique (application_uuid, kind, attempt)
    )`.execute(db);
  await sql`
    create table valuation_acknowledgement (
      application_uuid uuid not null references application (uuid),
      notice_version text not null,
      at timestamptz(3) not null,
      primary key (application_uuid, notice_version)
    )`.execute(db);
  await sql`
    create table valuation_reconsideration (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      state text not null,
      press text not null unique,
      asked_at timestamptz(3) not null,
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
  await sql`create index valuation_reconsideration_application on valuation_reconsideration (application_uuid, asked_at)`.execute(
    db,
  );
}
