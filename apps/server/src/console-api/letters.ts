import type {
  acknowledgeOnPaper,
  HandlerReply,
  changeLetter,
  readLoanFile,
  Request,
  sendLetter,
} from '@lintel/contract';
import {
  recordPaperAcknowledgment,
  renderCoverSheet,
  recordReturnedLetter,
  loadDocumentsToMail,
  queueLetter,
  recordMailedLetter,
} from '../features/documents/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { refuse, refuseFields } from '../kernel/http/index.ts';
import { type ApplicationRow, loanNow, pacificDay, type LoanReply, type RecordResult } from '../loan-file/index.ts';
import { append } from '../records/audit/index.ts';
import {
  readContent,
  loadLetters,
  type LetterRow,
  findLetter,
  type DocumentRow,
} from '../records/document-store/index.ts';
import {
  recordStaffAction,
  decidedEntry,
  type StaffAction,
  findFileDocument,
  resolveAudience,
  type People,
} from '../records/staff-acts/index.ts';
import { syncFileTasks } from '../records/staff-tasks/index.ts';
import { REFUSED } from './words.ts';

type LetterReply = HandlerReply<typeof readLoanFile>['letters'];

/** Returns the letters of a file, newest first. */
export async function loadFileLetters(
  { db, vendors }: Context,
  uuid: string,
  people: People,
  titles: ReadonlyMap<string, string>,
): Promise<LetterReply> {
  return (await loadLetters(db, uuid)).map((row) => ({
    letterUuid: row.uuid,
    personUuid: people.toPersonUuid(row.audience),
    documents: row.documents.map((documentUuid) => ({ documentUuid, title: titles.get(documentUuid) ?? '' })),
    state: row.state,
    askedAt: row.asked_at.toISOString(),
    postedAt: row.posted_at?.toISOString() ?? null,
    backAt: row.back_at?.toISOString() ?? null,
    toPrint: row.state === 'ASKED' && vendors.post.provider === 'desk',
  }));
}

/** Mails documents to a person. The result is the letter's ID. */
export async function mailLetter(
  action: StaffAction,
  { personUuid, documentUuids }: Request<typeof sendLetter>['body'],
): Promise<RecordResult<string>> {
  const { context, loan } = action;
  const audience = await resolveAudience(context, loan, personUuid);
  const recorded = await recordStaffAction(
    action,
    [],
    { act: 'letter.send', papers: documentUuids.length },
    async (lockedLoan) => {
      const reader = { uuid: loan.uuid, audience };
      const letter = await queueLetter(
        context,
        lockedLoan,
        reader,
        await loadDocumentsToMail(lockedLoan, reader, documentUuids),
      );
      return { facts: [], result: letter ?? refuse('document-refused') };
    },
  );
  await syncFileTasks(context, loan.uuid);
  return recorded;
}

/** Returns a letter of this file, or refuses with 404. */
export async function findFileLetter(
  { db }: Pick<Context, 'db'>,
  uuid: string,
  letterUuid: string,
): Promise<LetterRow> {
  const letter = await findLetter(db, letterUuid);
  return letter?.application_uuid === uuid ? letter : refuse('not-found');
}

/** Records what happened to a letter that staff printed, or that came back to the mail room. */
export async function recordLetterChange(
  { context, caller, loan, requestId, by }: StaffAction,
  letterUuid: string,
  { state, on }: Request<typeof changeLetter>['body'],
): Promise<void> {
  const letter = await findFileLetter(context, loan.uuid, letterUuid);
  const at = resolveDay(await loanNow(context, context.db), on);
  if (pacificDay(at) < pacificDay(letter.posted_at ?? letter.asked_at))
    refuseFields([{ message: REFUSED.letterDay, field: 'on' }]);
  const entry = decidedEntry({ caller, loan, requestId }, { act: 'letter', letter: letterUuid, state });
  const noted = (trx: Executor) => append(trx, [entry]);
  const isDone =
    state === 'POSTED'
      ? await recordMailedLetter(context, letter, at, by(), noted)
      : await recordReturnedLetter(context, letter, at, noted);
  if (!isDone) refuse('outcome-not-possible');
  await syncFileTasks(context, loan.uuid);
}

/** Returns noon of the named day, Pacific Time like all console days, or now when it is today. */
function resolveDay(now: Date, on: string | null | undefined): Date {
  if (on == null || on === pacificDay(now)) return now;
  if (on > pacificDay(now)) refuseFields([{ message: REFUSED.dayToCome, field: 'on' }]);
  return new Date(`${on}T20:00:00Z`);
}

/** Returns the cover sheet of a letter, for staff to print. */
export const renderLetterCover = async (
  { context, loan }: { context: Context; loan: ApplicationRow },
  letterUuid: string,
): Promise<Buffer<ArrayBuffer>> =>
  renderCoverSheet(context, await findFileLetter(context, loan.uuid, letterUuid), String(loan.loan_number));

/** Records that a person signed a document on paper and sent it back, which acknowledges it. */
export async function enterPaperAcknowledgment(
  action: StaffAction,
  documentUuid: string,
  { personUuid, at, scanDocumentUuid }: Request<typeof acknowledgeOnPaper>['body'],
): Promise<LoanReply> {
  const { context, loan } = action;
  const audience = await resolveAudience(context, loan, personUuid);
  const { reply } = await recordStaffAction(
    action,
    [],
    { act: 'paper.acknowledged', document: documentUuid, scan: scanDocumentUuid },
    async (lockedLoan) => {
      const document = await findPersonDocument(lockedLoan.trx, loan.uuid, documentUuid, audience);
      const scan = await findPersonDocument(lockedLoan.trx, loan.uuid, scanDocumentUuid, audience);
      if (document.origin !== 'GENERATED' || scan.origin !== 'UPLOADED') refuse('document-refused');
      for (const row of [document, scan]) await readContent(context, row);
      const signedAt = new Date(at);
      if (signedAt > (await loanNow(context, lockedLoan.trx)))
        refuseFields([{ message: REFUSED.dayToCome, field: 'at' }]);
      if (pacificDay(signedAt) < pacificDay(document.created_at))
        refuseFields([{ message: REFUSED.documentDay, field: 'at' }]);
      return recordPaperAcknowledgment(context, lockedLoan, document, { at: signedAt, scan: scan.uuid });
    },
  );
  return reply;
}

async function findPersonDocument(
  trx: Executor,
  uuid: string,
  documentUuid: string,
  audience: string,
): Promise<DocumentRow> {
  const row = await findFileDocument(trx, uuid, documentUuid);
  return row.audience === audience ? row : refuse('not-found');
}
