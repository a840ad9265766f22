import { sql, type Kysely } from 'kysely';

/** Creates loan officers and brokers, their referrals, and who referred each application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table loan_originator (
    uuid uuid primary key,
    organisation text not null,
    kind text not null check (kind in ('OFFICER', 'BROKER')),
    name text not null,
    nmls_id text not null,
    phone text not null,
    email text not null,
    licensed_states jsonb not null,
    enforce_licensed_states boolean not null,
    replies_within_hours integer,
    active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    unique (organisation, nmls_id)
  )`.execute(db);
  await sql`create table referral (
    uuid uuid primary key,
    organisation text not null,
    originator_uuid uuid not null references loan_originator (uuid),
    sealed bytea not null,
    key_id text not null,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index referral_age on referral (expires_at)`.execute(db);
  // No reference to the referral: it expires, and the application stays.
  await sql`create table application_originator (
    application_uuid uuid primary key references application (uuid),
    originator_uuid uuid references loan_originator (uuid),
    referral_uuid uuid
  )`.execute(db);
  await sql`create index application_originator_referral on application_originator (referral_uuid)`.execute(db);
}
