import { sql, type Kysely } from 'kysely';

/** A phone call has a time of its own. One that was logged before, or by an earlier replica, took place when it was logged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table desk_note
      add column called_at timestamptz(3),
      add constraint desk_note_called_at check (called_at is null or call_party is not null)`.execute(db);
}
