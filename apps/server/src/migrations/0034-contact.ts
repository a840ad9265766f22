import { sql, type Kysely } from 'kysely';

/** What start/contact collects beside the answers of the registration: a reference into the vault, so that a part of it may be given first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_contact (
      application_uuid uuid primary key references application (uuid),
      contact_ref uuid not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
}
