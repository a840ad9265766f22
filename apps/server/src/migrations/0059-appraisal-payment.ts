import { sql, type Kysely } from 'kysely';

/** Pages on which an appraisal is paid for, and what became of the money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appraisal_payment (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      number integer not null,
      amount_cents integer not null,
      state text not null,
      sealed bytea not null,
      key_id text not null,
      expires_at timestamptz(3) not null,
      opened_at timestamptz(3) not null,
      paid_at timestamptz(3),
      refundable_until timestamptz(3),
      refunded_at timestamptz(3),
      unique (application_uuid, number)
    )`.execute(db);
}
