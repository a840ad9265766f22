import { sql, type Kysely } from 'kysely';

/** Who was first to say that recalled money is back: a second person confirms it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table funds_order add column returned_first_by uuid, add column returned_first_at timestamptz(3), add check ((returned_first_by is null) = (returned_first_at is null))`.execute(
    db,
  );
}
