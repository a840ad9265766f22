import { sql, type Kysely } from 'kysely';

/** The label of a place to sign began with the signer's name. Only what follows the name is stored; the name is read with its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signing_field rename column label to purpose`.execute(db);
  await sql`
    update signing_field set purpose = case
      when purpose like '%, owner, for the deed alone' then 'owner, for the deed alone'
      else coalesce(substring(purpose from '.*, (.*)$'), '')
    end`.execute(db);
}
