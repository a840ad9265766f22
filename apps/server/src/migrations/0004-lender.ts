import { sql, type Kysely } from 'kysely';

/** What the lender keeps in its hand: flags, banners, hours; and the list of people who wait for their state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flag (
      key text not null,
      organisation text not null,
      enabled boolean not null,
      variables jsonb not null default '{}',
      primary key (key, organisation)
    )`.execute(db);
  await sql`
    create table banner (
      uuid uuid primary key,
      message text not null,
      apps jsonb not null,
      variant text not null,
      active boolean not null,
      dismissable boolean not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table opening_hours (
      organisation text not null,
      department text not null,
      weekday_value integer not null check (weekday_value between 1 and 7),
      start_time text not null,
      end_time text not null,
      is_open boolean not null,
      primary key (organisation, department, weekday_value)
    )`.execute(db);
  await sql`
    create table wait_list (
      who_hash text not null unique,
      organisation text not null,
      state text not null,
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}
