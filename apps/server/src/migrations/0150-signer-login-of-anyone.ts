import { sql, type Kysely } from 'kysely';

/** A login by mail is noted for every address that asks, and a job finds whose it is: so asking takes no longer for an address that someone signs with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signer_login alter column person drop not null`.execute(db);
  await sql`alter table signer_login add column identity_uuid uuid`.execute(db);
}
