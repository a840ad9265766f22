import { sql, type Kysely } from 'kysely';

/** The lists of the console, each in the order of its page: what a page costs follows its rows and not how many files or tasks the lender has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index application_pipeline on application (organisation, gate_since, uuid) where active`.execute(db);
  await sql`create index application_by_status on application (organisation, status, gate_since, uuid)`.execute(db);
  // In place of (organisation, gate): it counts as well, and is in the order of a page.
  await sql`create index application_by_gate on application (organisation, gate, gate_since, uuid) where active`.execute(
    db,
  );
  await sql`drop index application_counts`.execute(db);
  await sql`create index desk_task_by_gate on desk_task (organisation, gate, opened_at, uuid) where closed_at is null`.execute(
    db,
  );
  await sql`create index desk_task_closed on desk_task (organisation, closed_at) where closed_at is not null`.execute(
    db,
  );
}
