import { sql, type Kysely } from 'kysely';

/** Creates offer codes, partners with their answers about visitors, and experiments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table offer_code (
    uuid uuid primary key,
    organisation text not null,
    code_hash text not null,
    code_key_id text not null,
    respond_by date not null,
    sealed bytea not null,
    key_id text not null,
    imported_at timestamptz(3) not null default now(),
    unique (organisation, code_hash)
  )`.execute(db);
  await sql`create index offer_code_age on offer_code (respond_by)`.execute(db);
  await sql`create table partner (
    uuid uuid primary key,
    organisation text not null,
    name text not null,
    key_hash text not null unique,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create unique index partner_name on partner (organisation, lower(name))`.execute(db);
  await sql`create table prepop (
    uuid uuid primary key,
    organisation text not null,
    partner_uuid uuid not null references partner (uuid),
    link_hash text not null unique,
    cookie_hash text unique,
    sealed bytea not null,
    key_id text not null,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index prepop_age on prepop (expires_at)`.execute(db);
  await sql`create table experiment (
    organisation text not null,
    name text not null,
    variations jsonb not null,
    running boolean not null,
    primary key (organisation, name)
  )`.execute(db);
  await sql`create table experiment_assignment (
    organisation text not null,
    tracker_uuid uuid not null,
    experiment text not null,
    variation text not null,
    assigned_at timestamptz(3) not null default now(),
    primary key (organisation, tracker_uuid, experiment)
  )`.execute(db);
  await sql`create index experiment_assignment_age on experiment_assignment (assigned_at)`.execute(db);
}
