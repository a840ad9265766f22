import { sql, type Kysely } from 'kysely';

/** A trigger for each row does not see TRUNCATE, which would remove every fact at once: this one is for the statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger facts_are_not_emptied before truncate on fact for each statement execute function fact_is_for_ever()`.execute(
    db,
  );
}
