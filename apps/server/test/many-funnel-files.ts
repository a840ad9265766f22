type Run = (text: string) => Promise<{ readonly rows: readonly unknown[] }>;

/**
 * Inserts many loan files and visits of one lender over 400 days, for tests of the reports' speed: four in ten of them
 * funded with the times of 26 phases and parties each, an event for each tenth visit, and an experiment. Returns the
 * period that has them all.
 */
export async function insertFunnel(run: Run, files: number): Promise<{ from: string; to: string }> {
  await run(`insert into application
      (uuid, identity_uuid, organisation, projection, version, status, gate, gate_since, active, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), 'FIGURE', '{}', 1, 'CANCELLED', 'cancelled', at, false, at, at
    from (select now() - (n % 399) * interval '1 day' as at from generate_series(1, ${files}) n) dated`);
  await run(`insert into funnel_file (application_uuid, organisation, device, started_at, step)
    select uuid, organisation, (array['PHONE', 'TABLET', 'DESKTOP'])[1 + loan_number % 3], created_at,
      case when loan_number % 10 < 4 then 10 else loan_number % 10 end
    from application`);
  // In parts, because the server ends a statement that takes long.
  for (const digit of '0123456789abcdef')
    await run(`insert into funnel_time
        (application_uuid, organisation, device, started_at, phase, party, seconds, bucket)
      select application_uuid, organisation, device, started_at, phase, party, seconds, round(ln(seconds + 1) * 100)
      from (
        select funnel_file.*, phase, party, (random() * 1000000)::int as seconds
        from funnel_file, (values
          ('ALL', 'ALL'), ('ALL', 'BORROWER'), ('ALL', 'LENDER'), ('ALL', 'TITLE'), ('ALL', 'VALUATION'), ('ALL', 'LAW'),
          ('APPLICATION', 'ALL'), ('APPLICATION', 'BORROWER'), ('APPLICATION', 'CREDIT'), ('APPLICATION', 'LENDER'),
          ('INCOME', 'ALL'), ('INCOME', 'BORROWER'), ('INCOME', 'LENDER'),
          ('HOME_VALUE', 'ALL'), ('HOME_VALUE', 'VALUATION'),
          ('TITLE', 'ALL'), ('TITLE', 'TITLE'), ('TITLE', 'LENDER'),
          ('SIGNING', 'ALL'), ('SIGNING', 'BORROWER'), ('SIGNING', 'NOTARY'),
          ('RIGHT_TO_CANCEL', 'ALL'), ('RIGHT_TO_CANCEL', 'LAW'),
          ('FUNDING', 'ALL'), ('FUNDING', 'LENDER'), ('FUNDING', 'BANK')
        ) as waited (phase, party)
        where step = 10 and left(application_uuid::text, 1) = '${digit}'
      ) timed`);
  await run(`insert into telemetry_session
      (uuid, organisation, tracker_hash, device, referrer, query, app_version, lib_version, sampled, started_at, step)
    select application_uuid, organisation, application_uuid::text, device, '', '{}', '', '', true, started_at, step % 9
    from funnel_file`);
  await run(`insert into telemetry_event (session_uuid, organisation, event, event_type, page_path, query, properties, at)
    select uuid, organisation, 'experiment-exposure', 'EXPOSURE', '/', '{}',
      jsonb_build_object('experiment', 'short-form', 'variation', case when step < 5 then 'short' else 'control' end), started_at
    from telemetry_session where tracker_hash < '2'`);
  await run(`insert into experiment (organisation, name, variations, running)
    values ('FIGURE', 'short-form', '[{"variation": "control", "weight": 1}, {"variation": "short", "weight": 1}]', true)`);
  // As PostgreSQL's own autovacuum does after this many rows.
  await run('vacuum analyze');
  const { rows } = await run(`select
    ((now() at time zone 'America/Los_Angeles')::date - 399)::text as "from",
    (now() at time zone 'America/Los_Angeles')::date::text as "to"`);
  return rows[0] as { from: string; to: string };
}
