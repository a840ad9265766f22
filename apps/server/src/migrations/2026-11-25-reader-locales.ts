import { sql, type Kysely } from 'kysely';

/** Stores the language of each application and of its gate's words. Earlier rows are in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column locale text not null default 'en-US'`.execute(db);
  await sql`alter table gate_words add column locale text not null default 'en-US'`.execute(db);
}
