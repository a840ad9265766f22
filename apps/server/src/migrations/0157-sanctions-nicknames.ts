import { sql, type Kysely } from 'kysely';

/** Nicknames count from now on: everyone who was compared before is compared once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into sanctions_due (application_uuid, because, due_at)
    select distinct application_uuid, 'LIST', now() from sanctions_subject where application_uuid in (select uuid from application where active)
    on conflict (application_uuid) do update set because = 'LIST'`.execute(db);
}
