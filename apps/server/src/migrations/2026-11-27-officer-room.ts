import { sql, type Kysely } from 'kysely';

/**
 * Lets loan officers work in the console: links them to staff accounts, indexes their borrowers' files, and creates the
 * setups with which they start applications for borrowers. An application keeps the kind and the NMLS ID that its loan
 * officer had when it was created.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loan_originator add column staff_uuid uuid unique references staff (identity_uuid)`.execute(db);
  await sql`alter table application add column originator_uuid uuid references loan_originator (uuid)`.execute(db);
  await sql`alter table application_originator
    add column kind text check (kind in ('OFFICER', 'BROKER')),
    add column nmls_id text`.execute(db);
  await sql`update application_originator set kind = lo.kind, nmls_id = lo.nmls_id
    from loan_originator lo where lo.uuid = application_originator.originator_uuid`.execute(db);
  await sql`update application set originator_uuid = o.originator_uuid
    from application_originator o where o.application_uuid = application.uuid and o.originator_uuid is not null`.execute(
    db,
  );
  await sql`create index application_of_officer on application (originator_uuid, active, gate_since, uuid)
    where originator_uuid is not null`.execute(db);
  await sql`create index application_of_officer_gate on application (originator_uuid, active, gate, gate_since, uuid)
    where originator_uuid is not null`.execute(db);
  await sql`create table borrower_setup (
    referral_uuid uuid primary key references referral (uuid) on delete cascade,
    originator_uuid uuid not null references loan_originator (uuid),
    invited_by uuid not null,
    number integer not null,
    token_hash text not null unique,
    sent_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`.execute(db);
  await sql`create index borrower_setup_of_officer on borrower_setup (originator_uuid, sent_at, referral_uuid)`.execute(
    db,
  );
}
