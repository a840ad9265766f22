import { sql, type Kysely } from 'kysely';

/** Creates the requests of staff to reset a borrower's second factor and passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table login_reset (
    identity_uuid uuid primary key references identity (uuid),
    caller_check text not null check (caller_check in ('CALLED_BACK', 'ID_ON_VIDEO', 'ID_IN_PERSON')),
    asked_by uuid not null references identity (uuid),
    asked_at timestamptz(3) not null
  )`.execute(db);
}
