import { sql, type Kysely } from 'kysely';

/** What the sweeps look for, each in an index that holds only what waits: their cost follows what is due and not how many files there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index application_at_gate on application (gate, gate_since) where active`.execute(db);
  await sql`create index application_counts on application (organisation, gate) where active`.execute(db);
  await sql`create index application_declined on application (gate_since) where gate = 'declined'`.execute(db);
  await sql`create index application_undecided on application (created_at)
    where active and (projection ->> 'closing')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`.execute(
    db,
  );
  await sql`create index fact_submitted on fact (application_uuid, at) where type = 'ApplicationSubmitted'`.execute(db);
  await sql`create index fact_signer_review on fact (application_uuid) where type = 'SignerIdentityChecked' and data like '%"PENDING_REVIEW"%'`.execute(
    db,
  );
  await sql`create index employer_contact_waiting on employer_contact (application_uuid) where state in ('ASKED', 'CODE_SENT')`.execute(
    db,
  );
  await sql`create index bank_account_waiting on bank_account (application_uuid, at) where verification = 'PENDING_REVIEW'`.execute(
    db,
  );
  await sql`create index deed_by_hand on deed_recording (submitted_at) where state in ('BY_HAND', 'REJECTED')`.execute(
    db,
  );
  await sql`create index letter_asked on letter (asked_at) where state = 'ASKED'`.execute(db);
  await sql`create index letter_back on letter (back_at) where state = 'BACK'`.execute(db);
  await sql`create index turn_letter_bounced on turn_letter (turn_uuid) where state = 'BOUNCED'`.execute(db);
  await sql`create index reconsideration_asked on valuation_reconsideration (asked_at) where state = 'ASKED'`.execute(
    db,
  );
  await sql`create index document_scanning on document (created_at) where state = 'SCANNING'`.execute(db);
  await sql`create index document_declined on document (application_uuid) where paper = 'adverse-action'`.execute(db);
  await sql`create index desk_task_gate on desk_task (gate) where closed_at is null`.execute(db);
}
