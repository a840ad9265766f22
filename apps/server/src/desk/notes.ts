import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { loanNow } from '../loan-file/clock.ts';

/** Where the words of a note are sealed. */
export const placeOfNote = (uuid: string): string => `desk_note/${uuid}/sealed`;

interface NewNote {
  readonly application: string;
  readonly staff: string;
  /** FILE, or the act that it belongs to: `review:facta`, `condition:<id>`. */
  readonly about: string;
  readonly text: string;
  readonly visibleToBorrower?: boolean;
}

/** Keeps what staff wrote, sealed. Answers its id. */
export async function keepNote(context: Context, trx: Executor, note: NewNote): Promise<string> {
  const uuid = randomUUID();
  const at = await loanNow(context, trx);
  await trx
    .insertInto('desk_note')
    .values({ uuid, application_uuid: note.application, about: note.about, staff_uuid: note.staff, visible_to_borrower: note.visibleToBorrower ?? false, at, ...context.vault.seal(placeOfNote(uuid), note.text) })
    .execute();
  return uuid;
}

/** The notes of a file, oldest first. */
export async function notesOf(context: Context, trx: Executor, application: string) {
  const rows = await trx
    .selectFrom('desk_note')
    .leftJoin('staff', 'staff.identity_uuid', 'desk_note.staff_uuid')
    .selectAll('desk_note')
    .select('staff.name')
    .where('application_uuid', '=', application)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    noteUuid: row.uuid,
    about: row.about,
    text: context.vault.open<string>(placeOfNote(row.uuid), row),
    visibleToBorrower: row.visible_to_borrower,
    by: { staffUuid: row.staff_uuid, name: row.name ?? '' },
    at: row.at.toISOString(),
  }));
}
