import { sql, type Kysely } from 'kysely';

/** The payment pages of the sandbox, as a payment service would keep them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_payment (
      token text primary key,
      key text not null unique,
      organisation text not null,
      amount_cents integer not null,
      about text not null,
      return_url text not null,
      state text not null,
      expires_at timestamptz(3) not null,
      paid_at timestamptz(3)
    )`.execute(db);
}
