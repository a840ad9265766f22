import { sql, type Kysely } from 'kysely';

/** Which secrets a file has, when it is looked at next, holds, what was erased by which rule, and accounts that may be closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table file_secret (ref uuid primary key, application_uuid uuid not null)`.execute(db);
  await sql`create index file_secret_application on file_secret (application_uuid)`.execute(db);
  // What was sealed before is known by the references in the facts and beside them.
  await sql`
    insert into file_secret (ref, application_uuid)
    select secret.ref, found.uuid from secret join (
      select profile_ref as ref, application_uuid as uuid from application_detail
      union select property_ref, application_uuid from application_detail
      union select contact_ref, application_uuid from application_contact
      union select income_ref, application_uuid from income_evidence
      union select (regexp_matches(data, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g'))[1]::uuid, application_uuid from fact
    ) found on found.ref = secret.ref on conflict do nothing`.execute(db);
  await sql`alter table application add column erased_at timestamptz(3)`.execute(db);
  await sql`
    create table retention_due (
      application_uuid uuid primary key references application (uuid),
      due_at timestamptz(3) not null,
      needs_account boolean not null default true,
      asked_by uuid,
      asked_at timestamptz(3)
    )`.execute(db);
  await sql`create index retention_due_at on retention_due (due_at)`.execute(db);
  await sql`insert into retention_due (application_uuid, due_at) select uuid, now() from application where not active`.execute(
    db,
  );
  await sql`
    create table retention_hold (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      reason text not null,
      set_by uuid not null,
      set_at timestamptz(3) not null,
      lifted_because text,
      lifted_by uuid,
      lifted_at timestamptz(3)
    )`.execute(db);
  await sql`create unique index retention_hold_present on retention_hold (application_uuid) where lifted_at is null`.execute(
    db,
  );
  await sql`
    create table erasure (
      application_uuid uuid not null references application (uuid),
      record text not null,
      rule text not null,
      kept_until text not null,
      asked boolean not null,
      removed integer not null,
      at timestamptz(3) not null,
      primary key (application_uuid, record)
    )`.execute(db);
  await sql`create table account_due (identity_uuid uuid primary key, due_at timestamptz(3) not null)`.execute(db);
  await sql`create index account_due_at on account_due (due_at)`.execute(db);
  await sql`insert into account_due select uuid, now() from identity where not desk`.execute(db);
  // The chain of signatures stays; of a file that was erased the sealed part may go, and nothing else of an entry.
  await sql`
    create function signature_is_for_ever() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and length(new.sealed) = 0 and exists (select from application where uuid = old.application_uuid and erased_at is not null) then
        new.key_id := old.key_id;
        if (to_jsonb(new) - 'sealed') = (to_jsonb(old) - 'sealed') then return new; end if;
      end if;
      raise exception 'a fact is never changed or removed';
    end $$`.execute(db);
  await sql`drop trigger signature_evidence_is_for_ever on signature_evidence`.execute(db);
  await sql`create trigger signature_evidence_is_for_ever before update or delete on signature_evidence for each row execute function signature_is_for_ever()`.execute(
    db,
  );
  await sql`create index outbox_age on outbox (created_at)`.execute(db);
  await sql`create index outbox_application on outbox (application_uuid) where application_uuid is not null`.execute(
    db,
  );
  await sql`create index vendor_event_done on vendor_event (done_at) where done_at is not null`.execute(db);
  await sql`create index vendor_event_application on vendor_event (application_uuid) where application_uuid is not null`.execute(
    db,
  );
  await sql`create index idempotency_application on idempotency (application_uuid) where application_uuid is not null`.execute(
    db,
  );
  await sql`create index session_seen on session (seen_at)`.execute(db);
  await sql`create index session_application on session (application_uuid) where application_uuid is not null`.execute(
    db,
  );
  await sql`create index hand_off_expires on hand_off (expires_at)`.execute(db);
  await sql`create index signer_login_expires on signer_login (expires_at)`.execute(db);
  await sql`create index signer_login_person on signer_login (person)`.execute(db);
  await sql`create index email_code_expires on email_code (expires_at)`.execute(db);
  await sql`create index wait_list_age on wait_list (created_at)`.execute(db);
  await sql`create index document_refused on document (created_at) where state = 'REFUSED' and file_ref is not null`.execute(
    db,
  );
}
