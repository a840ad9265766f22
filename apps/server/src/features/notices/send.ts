import { randomUUID } from 'node:crypto';
import { BORROWER, PAPERS, type LoanFile, type Paper } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, loanNow, record } from '../../loan-file/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import {
  insertMade,
  NOTHING_YET,
  paperOfSet,
  type DocumentRow,
  type NewDocument,
  keepText,
} from '../../records/document-store/index.ts';
import { queueLetter, forgetFiles, renderPaper } from '../documents/index.ts';
import type { NoticeMail } from './words.ts';

type NoticeName = 'adverse-action' | 'counter-offer' | 'incompleteness' | 'flood-ten-days' | 'texas-50g-owner';

export interface Notice {
  readonly name: NoticeName;
  /** Which of its kind: the number of what it answers. */
  readonly attempt: number;
  readonly mail: NoticeMail;
  /** Names it in mail: the same key is the same letter. */
  readonly key: string;
  /** Written only when it was not made before. */
  readonly write: (madeAt: Date) => Promise<Paper>;
}

/** Whether notices reach this person on a screen: only while their consent to it stands (15 USC 7001(c)). Otherwise each goes by post at once. */
export const readsOnScreen = (file: LoanFile): boolean => file.esignConsents[BORROWER]?.given === true;

/** The notice that was made, if it was: the borrower's, or that of another person of the loan. */
export function findNotice(
  trx: Executor,
  uuid: string,
  name: NoticeName,
  attempt: number,
  audience: string = BORROWER,
): Promise<DocumentRow | undefined> {
  return paperOfSet(trx, { uuid, audience }, 'NOTICES', name, attempt);
}

/**
 * Makes a notice, queues its letter where no consent to screens stands, and tells of it by mail: each once, however often it runs and wherever it was
 * cut off. The document and its letter are one transaction; the mail has its key.
 */
export async function sendNotice(context: Context, application: ApplicationRow, notice: Notice): Promise<DocumentRow> {
  const made =
    (await findNotice(context.db, application.uuid, notice.name, notice.attempt)) ??
    (await make(context, application, notice));
  await mailNotice(context, application, notice);
  return made;
}

async function make(context: Context, application: ApplicationRow, notice: Notice): Promise<DocumentRow> {
  const row = await preparedNotice(context, application, notice);
  let isOurs = false;
  await record(
    context,
    application.uuid,
    async ({ trx, uuid, file }) => {
      // Whoever came first holds the row by now.
      isOurs = (await findNotice(trx, uuid, notice.name, notice.attempt)) === undefined;
      if (!isOurs) return [];
      await insertMade(trx, [row]);
      if (!readsOnScreen(file)) await queueLetter(context, { trx, uuid }, { uuid, audience: BORROWER }, [row]);
      return [];
    },
    { actor: { kind: 'worker', id: notice.name }, requestId: notice.key },
  );
  if (!isOurs) await forgetFiles(context, [row]);
  const kept = await findNotice(context.db, application.uuid, notice.name, notice.attempt);
  if (!kept) throw new Error(`The notice ${notice.name} was not saved.`);
  return kept;
}

/** A notice as it is written and drawn now, kept by nobody yet. */
export async function preparedNotice(
  context: Context,
  { uuid, organisation }: ApplicationRow,
  { name, attempt, write }: Pick<Notice, 'name' | 'attempt' | 'write'>,
  audience: string = BORROWER,
): Promise<NewDocument> {
  const position = PAPERS.findIndex((paper) => paper.name === name);
  const madeAt = await loanNow(context, context.db);
  const text = await write(madeAt);
  const text_ref = await keepText(context, text);
  return {
    ...NOTHING_YET,
    uuid: randomUUID(),
    application_uuid: uuid,
    organisation,
    audience,
    type: PAPERS[position]?.type ?? 'ADVERSE_ACTION_NOTICE',
    title: text.title,
    plain_line: text.plainLine,
    origin: 'GENERATED',
    set_name: 'NOTICES',
    paper: name,
    attempt,
    position,
    text_ref,
    must_acknowledge: PAPERS[position]?.mustAcknowledge ?? false,
    created_at: madeAt,
    ...(await renderPaper(context, { text_ref, organisation, created_at: madeAt })),
  };
}

/** Tells of a notice by mail, once for each key. */
export function mailNotice(
  context: Context,
  application: ApplicationRow,
  { mail: { text, lines = [], onPaper, ...mail }, key }: Pick<Notice, 'mail' | 'key'>,
): Promise<void> {
  const sentences = readsOnScreen(application.projection) ? [text, ...lines] : [text, ...lines, onPaper];
  return mailBorrower(context, application, { ...mail, sentences }, `${key}:mail`);
}
