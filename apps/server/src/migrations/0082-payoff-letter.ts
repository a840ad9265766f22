import { sql, type Kysely } from 'kysely';

/** Letters of creditors that a borrower sends, until somebody at the desk has taken the figures from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payoff_letter (
      document_uuid uuid primary key references document (uuid),
      application_uuid uuid not null references application (uuid),
      attempt integer not null,
      sent_at timestamptz(3) not null,
      read_at timestamptz(3)
    )`.execute(db);
  await sql`create index payoff_letter_waiting on payoff_letter (application_uuid) where read_at is null`.execute(db);
}
