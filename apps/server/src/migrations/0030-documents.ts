import { sql, type Kysely } from 'kysely';

/** Papers of a loan: those we make and those that people send. The content stands in the file store; here is what we know of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      organisation text not null,
      audience text not null,
      type text not null,
      title text not null,
      plain_line text,
      origin text not null,
      state text not null,
      set_name text,
      paper text,
      attempt integer not null,
      position integer not null,
      media_type text,
      pages integer,
      size integer,
      sha256 text,
      file_ref text,
      text_ref text,
      must_acknowledge boolean not null,
      viewed_to_end_at timestamptz(3),
      viewed_how text,
      acknowledged_at timestamptz(3),
      created_at timestamptz(3) not null,
      submitted_at timestamptz(3),
      review_outcome text,
      review_reason text,
      reviewed_at timestamptz(3),
      sealed bytea,
      key_id text,
      check (origin in ('GENERATED', 'UPLOADED')),
      check (state in ('MAKING', 'SCANNING', 'READY', 'REFUSED'))
    )`.execute(db);
  await sql`create index document_application on document (application_uuid, audience, created_at)`.execute(db);
  await sql`create unique index document_made on document (application_uuid, audience, set_name, attempt, paper) where origin = 'GENERATED'`.execute(
    db,
  );
}
