import { randomUUID } from 'node:crypto';
import type { logPhoneCall, Request } from '@lintel/contract';
import { phoneCallTime, type PhoneCall } from '@lintel/domain';
import type { Selectable } from 'kysely';
import { loadStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { refuseFields } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { readApplication, loanNow } from '../../loan-file/index.ts';
import { append } from '../audit/index.ts';
import { mailBorrower } from '../borrower-mail/index.ts';
import { decidedEntry, type StaffAction } from './act.ts';
import type { NoteTables } from './tables.ts';
import { NOTE_MAIL, PHONE_CALL } from './words.ts';

export const noteSealContext = (uuid: string): string => sealContext('desk_note', uuid);

interface TimedPhoneCall extends PhoneCall {
  readonly calledAt: Date;
}

/** A note that staff write about a file. */
interface NewNote {
  readonly application: string;
  readonly staff: string;
  /** FILE, or the act that it belongs to: `review:facta`, `condition:<id>`. */
  readonly about: string;
  readonly text: string;
  readonly visibleToBorrower?: boolean;
  /** The phone call that the note is about. */
  readonly phoneCall?: TimedPhoneCall;
}

/** Seals a note and inserts its row in the caller's transaction. Emails nothing. Returns its ID. */
export async function insertNote(context: Context, trx: Executor, note: NewNote): Promise<string> {
  const uuid = randomUUID();
  const at = await loanNow(context, trx);
  await trx
    .insertInto('desk_note')
    .values({
      uuid,
      application_uuid: note.application,
      about: note.about,
      staff_uuid: note.staff,
      visible_to_borrower: note.visibleToBorrower ?? false,
      call_party: note.phoneCall?.party ?? null,
      call_direction: note.phoneCall?.direction ?? null,
      call_outcome: note.phoneCall?.outcome ?? null,
      called_at: note.phoneCall?.calledAt ?? null,
      at,
      ...context.vault.seal(noteSealContext(uuid), note.text),
    })
    .execute();
  return uuid;
}

/** Adds a note about the whole file in a transaction of its own, and queues the email if the borrower may read it. */
export function addFileNote(context: Context, note: Omit<NewNote, 'about'>): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const uuid = await insertNote(context, trx, { ...note, about: 'FILE' });
    if (note.visibleToBorrower === true) await context.jobs.queueBackgroundJob(trx, 'mail-note', uuid);
    return uuid;
  });
}

/**
 * Adds a logged phone call to a file's notes and to the audit trail. Refuses one in the future. The borrower doesn't
 * see it.
 */
export function addPhoneCall(
  action: Pick<StaffAction, 'context' | 'caller' | 'loan' | 'requestId'>,
  { text, calledAt: entered, ...phoneCall }: Request<typeof logPhoneCall>['body'],
): Promise<string> {
  const { context, caller, loan } = action;
  return context.db.transaction().execute(async (trx) => {
    const calledAt =
      phoneCallTime(entered == null ? null : new Date(entered), await loanNow(context, trx)) ??
      refuseFields([{ field: 'calledAt', message: PHONE_CALL.future }]);
    await append(trx, [decidedEntry(action, { act: 'phone-call', ...phoneCall, calledAt: calledAt.toISOString() })]);
    return insertNote(context, trx, {
      application: loan.uuid,
      staff: caller.identityUuid,
      about: 'FILE',
      text,
      phoneCall: { ...phoneCall, calledAt },
    });
  });
}

/** Emails a note to the borrower once, and marks it as sent only then. */
export const mailNote: BackgroundJob = async (uuid, context) => {
  const row = await context.db
    .selectFrom('desk_note')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('visible_to_borrower', '=', true)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  const loan = row && (await readApplication(context.db, row.application_uuid));
  if (!row || !loan) return;
  const text = context.vault.open<string>(noteSealContext(uuid), row);
  await mailBorrower(
    context,
    loan,
    () => ({
      template: 'desk.note',
      subject: NOTE_MAIL.subject,
      sentences: [NOTE_MAIL.opening, '', text, '', NOTE_MAIL.ending],
    }),
    `note:${uuid}`,
  );
  await context.db
    .updateTable('desk_note')
    .set({ mailed_at: await loanNow(context, context.db) })
    .where('uuid', '=', uuid)
    .execute();
};

/** Returns the notes of a file, oldest first. */
export async function loadNotes(context: Context, trx: Executor, application: string) {
  const rows = await trx
    .selectFrom('desk_note')
    .selectAll()
    .where('application_uuid', '=', application)
    .orderBy('sequence')
    .execute();
  const names = await loadStaffNames(
    trx,
    rows.map((row) => row.staff_uuid),
  );
  return rows.map((row) => ({
    noteUuid: row.uuid,
    about: row.about,
    text: context.vault.open<string>(noteSealContext(row.uuid), row),
    call: toPhoneCall(row),
    visibleToBorrower: row.visible_to_borrower,
    mailedAt: row.mailed_at?.toISOString() ?? null,
    by: { staffUuid: row.staff_uuid, name: names.get(row.staff_uuid) ?? '' },
    at: row.at.toISOString(),
  }));
}

const toPhoneCall = ({
  call_party: party,
  call_direction: direction,
  call_outcome: outcome,
  called_at: calledAt,
  at,
}: Selectable<NoteTables['desk_note']>) =>
  party && direction && outcome ? { party, direction, outcome, calledAt: (calledAt ?? at).toISOString() } : null;
