import { sql, type Kysely } from 'kysely';

/** Lets a staff note describe a phone call: the other party, the direction and the outcome. Earlier notes have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table desk_note
      add column call_party text check (call_party in ('BORROWER', 'CO_OWNER', 'EMPLOYER', 'OTHER')),
      add column call_direction text check (call_direction in ('OUTBOUND', 'INBOUND')),
      add column call_outcome text check (call_outcome in ('REACHED', 'LEFT_MESSAGE', 'NO_ANSWER', 'CALL_BACK', 'WRONG_NUMBER')),
      add constraint desk_note_call_whole check (num_nulls(call_party, call_direction, call_outcome) in (0, 3))`.execute(
    db,
  );
}
