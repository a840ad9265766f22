import { sql, type Kysely } from 'kysely';

/**
 * Adds the time of a phone call to staff notes. Without it, as in earlier notes, the call took place when the note was
 * written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table desk_note
      add column called_at timestamptz(3),
      add constraint desk_note_called_at check (called_at is null or call_party is not null)`.execute(db);
}
