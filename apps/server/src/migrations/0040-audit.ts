import { sql, type Kysely } from 'kysely';

/** The audit trail: entries in one chain for the whole house, each with the hash of the one before, and the end of the chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      sequence bigint primary key,
      at timestamptz(3) not null,
      event text not null,
      organisation text,
      actor text not null,
      application_uuid uuid,
      request_id text,
      about text not null,
      previous_hash text not null,
      hash text not null
    )`.execute(db);
  await sql`create index audit_entry_organisation on audit_entry (organisation, sequence)`.execute(db);
  await sql`create index audit_entry_application on audit_entry (application_uuid, sequence)`.execute(db);
  await sql`
    create function audit_is_for_ever() returns trigger language plpgsql as $$
    begin raise exception 'an entry of the audit trail is never changed or removed'; end $$`.execute(db);
  await sql`create trigger audit_is_for_ever before update or delete on audit_entry for each row execute function audit_is_for_ever()`.execute(
    db,
  );
  await sql`create trigger audit_is_not_emptied before truncate on audit_entry for each statement execute function audit_is_for_ever()`.execute(
    db,
  );
  // Where the chain ends: an entry cut off at the end is missed by this row.
  await sql`create table audit_head (id integer primary key check (id = 1), sequence bigint not null, hash text not null)`.execute(
    db,
  );
  await sql`insert into audit_head (id, sequence, hash) values (1, 0, ${'0'.repeat(64)})`.execute(db);
}
