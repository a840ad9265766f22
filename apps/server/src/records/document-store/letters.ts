import { isUuid } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { Reader } from './documents.ts';
import type { DocumentTables } from './tables.ts';

/** A letter: documents that go to one person by mail together. */
export type LetterRow = Omit<DocumentTables['letter'], 'documents'> & { readonly documents: readonly string[] };

/** Saves a letter that is requested and not mailed yet. */
export async function insertLetter(
  trx: Executor,
  {
    documents,
    ...row
  }: Pick<LetterRow, 'uuid' | 'application_uuid' | 'organisation' | 'audience' | 'documents' | 'asked_at'>,
): Promise<void> {
  await trx
    .insertInto('letter')
    .values({ ...row, documents: JSON.stringify(documents), state: 'ASKED', posted_at: null, back_at: null })
    .execute();
}

export async function findLetter(trx: Executor, letterUuid: string): Promise<LetterRow | undefined> {
  return isUuid(letterUuid)
    ? trx.selectFrom('letter').selectAll().where('uuid', '=', letterUuid).executeTakeFirst()
    : undefined;
}

/** Returns the letters to one person on a loan, newest first. */
export function loadLettersTo(trx: Executor, { uuid, audience }: Reader): Promise<LetterRow[]> {
  return trx
    .selectFrom('letter')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .orderBy('asked_at', 'desc')
    .execute();
}

/** Returns every letter of a loan, newest first. */
export function loadLetters(trx: Executor, uuid: string): Promise<LetterRow[]> {
  return trx
    .selectFrom('letter')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('asked_at', 'desc')
    .orderBy('uuid')
    .execute();
}

export type MailedLetter = LetterRow & { readonly posted_at: Date };

const wasMailed = (letter: LetterRow): letter is MailedLetter => letter.posted_at !== null;

/** Returns the first of these letters that mailed a document. */
export const findFirstMailed = (letters: readonly LetterRow[], documentUuid: string): MailedLetter | undefined =>
  letters
    .filter(wasMailed)
    .toSorted((one, other) => one.posted_at.getTime() - other.posted_at.getTime())
    .find((letter) => letter.documents.includes(documentUuid));

/** Records that a letter was mailed. Returns false when it already was. */
export async function markMailed(trx: Executor, letterUuid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('letter')
    .set({ state: 'POSTED', posted_at: at })
    .where('uuid', '=', letterUuid)
    .where('state', '=', 'ASKED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a mailed letter was returned. Returns false when it wasn't in the mail. */
export async function markReturned(trx: Executor, letterUuid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('letter')
    .set({ state: 'BACK', back_at: at })
    .where('uuid', '=', letterUuid)
    .where('state', '=', 'POSTED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A letter that staff must mail, or send again. */
export interface WaitingLetter {
  readonly uuid: string;
  readonly organisation: string;
  readonly letterUuid: string;
  readonly at: Date;
}

const selectWaitingLetters = (trx: Executor, uuid: string | undefined) => {
  const all = selectApplications(trx).innerJoin('letter', 'letter.application_uuid', 'application.uuid');
  return uuid === undefined ? all : all.where('application.uuid', '=', uuid);
};

/** Returns up to `limit` letters requested by `before` and not mailed yet, oldest first, of all loans or of one. */
export function loadLettersToMail(trx: Executor, before: Date, limit: number, uuid?: string): Promise<WaitingLetter[]> {
  return selectWaitingLetters(trx, uuid)
    .select(['application.uuid', 'application.organisation', 'letter.uuid as letterUuid', 'letter.asked_at as at'])
    .where('letter.state', '=', 'ASKED')
    .where('letter.asked_at', '<=', before)
    .orderBy('letter.asked_at')
    .limit(limit)
    .execute();
}

/**
 * Returns up to `limit` returned letters that no later letter to the same person followed, oldest first, of all loans or
 * of one.
 */
export async function loadReturnedLetters(trx: Executor, limit: number, uuid?: string): Promise<WaitingLetter[]> {
  const rows = await selectWaitingLetters(trx, uuid)
    .select(['application.uuid', 'application.organisation', 'letter.uuid as letterUuid', 'letter.back_at'])
    .where('letter.state', '=', 'BACK')
    .where((set) =>
      set.not(
        set.exists(
          set
            .selectFrom('letter as later')
            .select('later.uuid')
            .whereRef('later.application_uuid', '=', 'letter.application_uuid')
            .whereRef('later.audience', '=', 'letter.audience')
            .whereRef('later.asked_at', '>', 'letter.back_at'),
        ),
      ),
    )
    .orderBy('letter.back_at')
    .limit(limit)
    .execute();
  return rows.map(({ back_at: at, ...row }) => ({ ...row, at: at ?? new Date(0) }));
}
