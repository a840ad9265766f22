import { sql, type Kysely } from 'kysely';

/** Records of income that a source still reads or a person must look at: the desk looks for them all the time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index income_record_waiting on income_record (application_uuid) where verification = 'PENDING_REVIEW'`.execute(
    db,
  );
}
