import { sql, type Kysely } from 'kysely';

/**
 * Creates the tables of the funnel and cycle time reports, updated with every fact: the furthest step of each loan
 * file, and the time that a funded one waited for each party. Adds the furthest step to visits. Earlier files and
 * visits get their step, without a device. Gives admins the permission to read reports.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table funnel_file (
    application_uuid uuid primary key references application (uuid),
    organisation text not null,
    device text not null check (device in ('PHONE', 'TABLET', 'DESKTOP', 'UNKNOWN')),
    started_at timestamptz(3) not null,
    step smallint not null
  )`.execute(db);
  await sql`create index funnel_file_period on funnel_file (organisation, started_at) include (device, step)`.execute(
    db,
  );
  await sql`create table funnel_time (
    application_uuid uuid not null references application (uuid),
    organisation text not null,
    device text not null check (device in ('PHONE', 'TABLET', 'DESKTOP', 'UNKNOWN')),
    started_at timestamptz(3) not null,
    phase text not null,
    party text not null,
    seconds integer not null,
    bucket smallint not null,
    primary key (application_uuid, phase, party)
  )`.execute(db);
  await sql`create index funnel_time_period on funnel_time (organisation, started_at)
    include (device, phase, party, bucket, seconds)`.execute(db);
  await sql`insert into funnel_file (application_uuid, organisation, device, started_at, step)
    select application.uuid, organisation, 'UNKNOWN', created_at, coalesce((select max(case type
      when 'SoftCreditReturned' then case when data::jsonb ->> 'outcome' = 'FOUND' then 1 else 0 end
      when 'OffersPriced' then case when data::jsonb ->> 'outcome' = 'OFFERS' then 2 else 0 end
      when 'OfferSelected' then 3
      when 'ApplicationSubmitted' then 4
      when 'IdentityChecked' then case when data::jsonb ->> 'result' = 'VERIFIED' then 6 else 0 end
      when 'FinalTitleReturned' then 7
      when 'FinalOfferAccepted' then 8
      when 'RescissionNoticeDelivered' then 9
      when 'FundsSent' then 10
      else 0 end) from fact where application_uuid = application.uuid), 0)
    from application`.execute(db);
  await sql`alter table telemetry_session add column step smallint`.execute(db);
  await sql`update telemetry_session set step = shown.step from (
      select session_uuid, max(case
        when event = 'helocStarted' then 8
        when page_path like '%/set-password' then 7
        when page_path like '%/phone-and-email' then 6
        when page_path like '%/birthdate' then 5
        when page_path like '%/legal-name' then 4
        when page_path like '%/annual-income' then 3
        when page_path like '%/for-sale' then 2
        when page_path like '%/home-address' then 1
        else 0 end) as step
      from telemetry_event
      where event = 'helocStarted' or (event = 'page-view' and page_path like '/account/heloc/register%')
      group by session_uuid
    ) shown where shown.session_uuid = telemetry_session.uuid`.execute(db);
  await sql`create index telemetry_session_period on telemetry_session (organisation, started_at) include (device, step)`.execute(
    db,
  );
  await sql`create index telemetry_event_exposures on telemetry_event (organisation, at) where event_type = 'EXPOSURE'`.execute(
    db,
  );
  await sql`update staff set permissions = permissions || '["report"]'::jsonb
    where permissions @> '["admin"]'::jsonb and not permissions @> '["report"]'::jsonb`.execute(db);
}
