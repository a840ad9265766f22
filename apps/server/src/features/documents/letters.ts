import { randomUUID } from 'node:crypto';
import type { HandlerReply, listLetters } from '@lintel/contract';
import { nextMailDay, type LoanFile } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import {
  type ApplicationRow,
  loanNow,
  pacificDay,
  type LockedLoan,
  record,
  type LoanReply,
} from '../../loan-file/index.ts';
import {
  filterCurrentDocuments,
  documentsFor,
  type DocumentRow,
  type Reader,
  insertLetter,
  loadLettersTo,
} from '../../records/document-store/index.ts';

type LetterReply = HandlerReply<typeof listLetters>[number];

/** Returns the letters to a person, newest first. */
export async function loadLetters({ db }: Pick<Context, 'db'>, reader: Reader): Promise<LetterReply[]> {
  const titles = new Map((await documentsFor(db, reader)).map((row) => [row.uuid, row.title]));
  return (await loadLettersTo(db, reader)).map((row) => ({
    letterUuid: row.uuid,
    documents: row.documents.map((documentUuid) => ({ documentUuid, title: titles.get(documentUuid) ?? '' })),
    state: row.state,
    postedOn: row.posted_at && nextMailDay(pacificDay(row.posted_at)),
  }));
}

/**
 * Requests one letter with documents of a person: those named, or every current one if none is named. A background job
 * mails it. If the person has no current document, nothing happens.
 */
export async function requestLetter(
  context: Context,
  loan: ApplicationRow,
  reader: Reader,
  documentUuids: readonly string[],
  by: RecordMeta,
): Promise<LoanReply> {
  const { reply } = await record(
    context,
    loan.uuid,
    async (lockedLoan) => {
      await queueLetter(context, lockedLoan, reader, await loadDocumentsToMail(lockedLoan, reader, documentUuids));
      return [];
    },
    by,
  );
  return reply;
}

/**
 * Returns the named documents of a person, or the current ones if none is named. Refuses an unknown one with 404
 * (`not-found`), and with `document-refused` an upload, which we don't mail, and a document without a file.
 */
export async function loadDocumentsToMail(
  { trx, file }: Pick<LockedLoan, 'trx' | 'file'>,
  reader: Reader,
  documentUuids: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await documentsFor(trx, reader);
  const wanted =
    documentUuids.length === 0
      ? filterCurrentDocuments(file, rows)
      : documentUuids.map((one) => rows.find((row) => row.uuid === one) ?? refuse('not-found'));
  if (wanted.some((row) => row.origin !== 'GENERATED' || row.file_ref === null)) refuse('document-refused');
  return wanted;
}

/**
 * Saves a letter to a person and queues the background job that mails it, in the caller's transaction. Returns the
 * letter's ID, or undefined without documents: then there is no letter.
 */
export async function queueLetter(
  context: Context,
  { trx, uuid }: Pick<LockedLoan, 'trx' | 'uuid'>,
  { audience }: Reader,
  rows: readonly Pick<DocumentRow, 'uuid' | 'organisation'>[],
): Promise<string | undefined> {
  const [first] = rows;
  if (!first) return undefined;
  const letter = randomUUID();
  await insertLetter(trx, {
    uuid: letter,
    application_uuid: uuid,
    organisation: first.organisation,
    audience,
    documents: rows.map((row) => row.uuid),
    asked_at: await loanNow(context, trx),
  });
  await context.jobs.queueBackgroundJob(trx, 'post-letter', letter);
  return letter;
}

/**
 * Returns whether new documents are mailed to a person without a request: because they withdrew their E-SIGN consent,
 * or because they never gave it and have already been sent a letter.
 */
export async function wantsPaper(trx: Trx, file: LoanFile, reader: Reader): Promise<boolean> {
  const consent = file.esignConsents[reader.audience];
  if (consent) return !consent.given;
  return (await loadLettersTo(trx, reader)).length > 0;
}
