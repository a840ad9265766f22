import { sql, type Kysely } from 'kysely';

/** Signing: packages with the places to sign, adopted signatures, the evidence of each signature in a chain, and what signers say is wrong. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_package (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      papers integer not null,
      made_at timestamptz(3) not null,
      unique (application_uuid, papers)
    )`.execute(db);
  await sql`
    create table signing_field (
      document_uuid uuid not null references document (uuid),
      field_id text not null,
      position integer not null,
      person text not null,
      kind text not null,
      label text not null,
      page integer not null,
      primary key (document_uuid, field_id)
    )`.execute(db);
  await sql`
    create table adopted_signature (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      person text not null,
      mode text not null,
      adopted_at timestamptz(3) not null,
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
  await sql`create index adopted_signature_person on adopted_signature (application_uuid, person, adopted_at)`.execute(
    db,
  );
  await sql`
    create table signature_evidence (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      sequence integer not null,
      person text not null,
      papers integer not null,
      paper text not null,
      document_uuid uuid not null references document (uuid),
      signed_document_uuid uuid not null references document (uuid),
      after_sha256 text not null,
      statement text not null,
      previous_hash text not null,
      hash text not null,
      sealed bytea not null,
      key_id text not null,
      unique (application_uuid, sequence),
      unique (document_uuid, person)
    )`.execute(db);
  await sql`
    create table signing_problem (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      person text not null,
      papers integer not null,
      document_uuid uuid not null references document (uuid),
      kind text not null,
      told_at timestamptz(3) not null,
      outcome text,
      answered_at timestamptz(3),
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
  await sql`create unique index signing_problem_open on signing_problem (application_uuid) where answered_at is null`.execute(
    db,
  );
  await sql`create trigger signature_evidence_is_for_ever before update or delete on signature_evidence for each row execute function fact_is_for_ever()`.execute(
    db,
  );
  await sql`create trigger signature_evidence_is_not_emptied before truncate on signature_evidence for each statement execute function fact_is_for_ever()`.execute(
    db,
  );
}
