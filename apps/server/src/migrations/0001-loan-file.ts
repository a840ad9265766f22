import { sql, type Kysely } from 'kysely';

/** The loan file: facts in order, their projection, the clocks that are due, and the offset of the loan clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application (
      uuid uuid primary key,
      loan_number integer generated always as identity (start with 100000) unique,
      identity_uuid uuid not null,
      organisation text not null,
      projection jsonb not null,
      version integer not null,
      status text not null,
      gate text not null,
      gate_since timestamptz(3) not null,
      active boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index application_owner on application (identity_uuid, organisation, created_at desc)`.execute(db);
  // At most one active application per person and organisation, whatever happens between check and insert.
  await sql`create unique index application_one_active on application (identity_uuid, organisation) where active`.execute(
    db,
  );
  await sql`
    create table fact (
      application_uuid uuid not null references application (uuid),
      sequence integer not null,
      type text not null,
      data text not null,
      at timestamptz(3) not null,
      actor_kind text not null,
      actor_id text not null,
      request_id text not null,
      previous_hash text not null,
      hash text not null,
      primary key (application_uuid, sequence)
    )`.execute(db);
  // Facts are never changed; the trigger says so to anyone who connects, not only to our own code.
  await sql`
    create function fact_is_for_ever() returns trigger language plpgsql as $$
    begin raise exception 'a fact is never changed or removed'; end $$`.execute(db);
  await sql`create trigger fact_is_for_ever before update or delete on fact for each row execute function fact_is_for_ever()`.execute(
    db,
  );
  await sql`
    create table clock (
      application_uuid uuid not null references application (uuid),
      clock text not null,
      due timestamptz(3) not null,
      primary key (application_uuid, clock)
    )`.execute(db);
  await sql`create index clock_due on clock (due)`.execute(db);
  await sql`create table loan_clock (id integer primary key check (id = 1), offset_ms bigint not null default 0, pinned_at timestamptz(3))`.execute(
    db,
  );
  await sql`insert into loan_clock (id) values (1)`.execute(db);
}
