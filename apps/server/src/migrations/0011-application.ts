import { sql, type Kysely } from 'kysely';

/** What the borrower said and agreed to, the debts of the credit report, the typed accounts, the offers and the choice so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_detail (
      application_uuid uuid primary key references application (uuid),
      property_state text not null,
      profile_ref uuid not null,
      property_ref uuid not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table application_consent (
      application_uuid uuid not null references application (uuid),
      type text not null,
      version text not null,
      opted text not null,
      text_sha256 text not null,
      ip text not null,
      user_agent text not null,
      at timestamptz(3) not null
    )`.execute(db);
  await sql`create index application_consent_application on application_consent (application_uuid)`.execute(db);
  await sql`
    create table liability (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      number integer not null,
      kind text not null,
      marked boolean not null default false,
      sealed bytea not null,
      key_id text not null,
      unique (application_uuid, number)
    )`.execute(db);
  await sql`
    create table asset (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index asset_application on asset (application_uuid)`.execute(db);
  await sql`
    create table offer_set (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      version integer not null,
      basis integer not null,
      policy text not null,
      outcome text not null,
      data jsonb not null,
      created_at timestamptz(3) not null,
      unique (application_uuid, version)
    )`.execute(db);
  await sql`
    create table offer_selection (
      application_uuid uuid primary key references application (uuid),
      offer_set_uuid uuid not null,
      data jsonb not null,
      saved_at timestamptz(3) not null default now()
    )`.execute(db);
}
