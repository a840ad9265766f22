import { sql, type Kysely } from 'kysely';

/** What counties recorded, the last checks before money leaves, who is paid what, and what the servicer is handed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deed_recording (
      application_uuid uuid not null references application (uuid),
      papers integer not null,
      state text not null,
      county text not null,
      submitted_at timestamptz(3) not null,
      expected_on date,
      instrument_number text,
      recorded_on date,
      document_uuid uuid references document (uuid),
      primary key (application_uuid, papers),
      check (state in ('SUBMITTED', 'BY_HAND', 'REJECTED', 'RECORDED')),
      check ((state = 'RECORDED') = (instrument_number is not null))
    )`.execute(db);
  await sql`
    create table final_check_run (
      application_uuid uuid not null references application (uuid),
      attempt integer not null,
      payment_on date not null,
      checks jsonb not null,
      failed boolean not null,
      waits boolean not null,
      at timestamptz(3) not null,
      primary key (application_uuid, attempt)
    )`.execute(db);
  await sql`
    create table payout (
      application_uuid uuid not null references application (uuid),
      number integer not null,
      payee text not null,
      name text not null,
      liability_uuid uuid,
      required boolean not null,
      amount_cents bigint not null,
      state text not null,
      booked_on date,
      paid_on date,
      receipt text,
      primary key (application_uuid, number),
      unique (application_uuid, liability_uuid),
      check (state in ('DUE', 'SENT', 'PAID'))
    )`.execute(db);
  await sql`
    create table servicing_record (
      application_uuid uuid primary key references application (uuid),
      organisation text not null,
      made_at timestamptz(3) not null,
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
}
