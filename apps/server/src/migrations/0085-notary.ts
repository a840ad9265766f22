import { sql, type Kysely } from 'kysely';

/** Meetings with a notary, sessions by video, what a device can do, signings in ink and what attorneys said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notary_booking (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      person text not null,
      kind text not null,
      slot_id text not null,
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      fee_cents integer,
      sequence integer not null,
      sealed bytea not null,
      key_id text not null,
      booked_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      cancelled_at timestamptz(3)
    )`.execute(db);
  // Two people at once: one of them has the time.
  await sql`create unique index notary_booking_slot on notary_booking (slot_id) where cancelled_at is null`.execute(db);
  await sql`create unique index notary_booking_person on notary_booking (application_uuid, person) where cancelled_at is null`.execute(
    db,
  );
  await sql`
    create table notary_session (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      person text not null,
      papers integer not null,
      booking_uuid uuid references notary_booking (uuid),
      state text not null,
      queue_position integer,
      ended_because text,
      sealed bytea not null,
      key_id text not null,
      started_at timestamptz(3) not null,
      ended_at timestamptz(3)
    )`.execute(db);
  await sql`create unique index notary_session_open on notary_session (application_uuid, person) where ended_at is null`.execute(
    db,
  );
  await sql`
    create table notary_device (
      application_uuid uuid not null references application (uuid),
      person text not null,
      camera text not null,
      microphone text not null,
      network text not null,
      checked_at timestamptz(3) not null,
      primary key (application_uuid, person)
    )`.execute(db);
  await sql`
    create table wet_signing (
      application_uuid uuid not null references application (uuid),
      person text not null,
      papers integer not null,
      signed_at timestamptz(3) not null,
      copies integer not null,
      sealed bytea not null,
      key_id text not null,
      entered_at timestamptz(3) not null,
      primary key (application_uuid, person, papers)
    )`.execute(db);
  await sql`
    create table attorney_opinion (
      sequence bigint generated always as identity primary key,
      application_uuid uuid not null references application (uuid),
      papers integer not null,
      outcome text not null,
      document_uuid uuid,
      sealed bytea not null,
      key_id text not null,
      given_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index attorney_opinion_application on attorney_opinion (application_uuid, papers)`.execute(db);
}
