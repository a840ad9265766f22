import { sql, type Kysely } from 'kysely';

/** A further signer's own way in: their account, invitations, links to sign in, and for which loan a session was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column application_uuid uuid references application (uuid)`.execute(db);
  await sql`alter table application_consent add column person text not null default 'BORROWER'`.execute(db);
  await sql`alter table signer
    add column organisation text,
    add column identity_uuid uuid references identity (uuid),
    add column email_hash text,
    add column origin text not null default '',
    add column round integer not null default 0,
    add column sent_at timestamptz(3),
    add column removed_at timestamptz(3),
    add column removed_because text,
    add column replay_link text`.execute(db);
  await sql`update signer set organisation = application.organisation from application where application.uuid = signer.application_uuid`.execute(
    db,
  );
  await sql`alter table signer alter column organisation set not null`.execute(db);
  await sql`create index signer_identity on signer (identity_uuid)`.execute(db);
  await sql`create index signer_email on signer (organisation, email_hash)`.execute(db);
  await sql`
    create table signer_invitation (
      token_hash text primary key,
      person uuid not null references signer (person),
      round integer not null,
      kind text not null,
      expires_at timestamptz(3) not null,
      void_at timestamptz(3),
      accepted_at timestamptz(3),
      unique (person, round)
    )`.execute(db);
  await sql`
    create table signer_login (
      uuid uuid primary key,
      organisation text not null,
      email_hash text not null,
      person uuid not null references signer (person),
      token_hash text not null unique,
      tries integer not null default 0,
      made_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(db);
  await sql`create index signer_login_email on signer_login (organisation, email_hash, made_at desc)`.execute(db);
}
