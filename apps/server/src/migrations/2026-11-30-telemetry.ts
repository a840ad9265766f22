import { sql, type Kysely } from 'kysely';

/** Creates visits and their events, which contain no personal data, and counts of dropped events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table telemetry_session (
    uuid uuid primary key,
    organisation text not null,
    tracker_uuid uuid not null,
    device text not null check (device in ('PHONE', 'TABLET', 'DESKTOP')),
    referrer text not null,
    query jsonb not null,
    app_version text not null,
    lib_version text not null,
    sampled boolean not null,
    started_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index telemetry_session_age on telemetry_session (started_at)`.execute(db);
  await sql`create index telemetry_session_tracker on telemetry_session (tracker_uuid)`.execute(db);
  await sql`create table telemetry_event (
    id bigint generated always as identity primary key,
    session_uuid uuid not null references telemetry_session (uuid) on delete cascade,
    organisation text not null,
    event text not null,
    event_type text not null check (event_type in ('PAGE_VIEW', 'TRACK', 'ERROR', 'EXPOSURE')),
    page_path text not null,
    query jsonb not null,
    properties jsonb not null,
    repeat_key text unique,
    at timestamptz(3) not null
  )`.execute(db);
  await sql`create index telemetry_event_session on telemetry_event (session_uuid)`.execute(db);
  await sql`create index telemetry_event_newest on telemetry_event (organisation, at)`.execute(db);
  await sql`create table telemetry_dropped (
    organisation text not null,
    day date not null,
    reason text not null check (reason in (
      'EVENT_NOT_LISTED', 'PROPERTY_NOT_LISTED', 'SESSION_UNKNOWN', 'NOT_SAMPLED', 'PRIVACY_SIGNAL', 'REPEATED'
    )),
    count integer not null,
    primary key (organisation, day, reason)
  )`.execute(db);
  await sql`create index telemetry_dropped_age on telemetry_dropped (day)`.execute(db);
}
