import { randomUUID } from 'node:crypto';
import { BORROWER, DOCUMENTS, type LoanFile, type DocumentText } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, loanNow, record } from '../../loan-file/index.ts';
import { mailBorrower, type BorrowerMail } from '../../records/borrower-mail/index.ts';
import {
  insertDocuments,
  NOTHING_YET,
  findDocumentOfSet,
  type DocumentRow,
  type NewDocument,
  storeText,
} from '../../records/document-store/index.ts';
import { queueLetter, forgetFiles, renderDocument } from '../documents/index.ts';
import type { NoticeMail } from './notice-mail.ts';

type NoticeName = 'adverse-action' | 'counter-offer' | 'incompleteness' | 'flood-ten-days' | 'texas-50g-owner';

/** A legal notice to the borrower, for `sendNotice`. */
export interface Notice {
  readonly name: NoticeName;
  /** The number of the offers, silence or decision that the notice is about. It distinguishes notices of one kind. */
  readonly attempt: number;
  /** Called in the application's language. */
  readonly mail: () => NoticeMail;
  /** Identifies the notice's transaction and its email, so that a repeated run sends nothing again. */
  readonly key: string;
  /** Writes the notice. Called only when it doesn't exist. */
  readonly write: (madeAt: Date) => Promise<DocumentText>;
}

/**
 * Returns whether the borrower reads notices on a screen: only while the E-SIGN consent is in effect (15 USC 7001(c)).
 * Otherwise each notice goes by mail right away.
 */
export const readsOnScreen = (file: LoanFile): boolean => file.esignConsents[BORROWER]?.given === true;

/** Returns a notice that exists already, the borrower's or another person's (`audience`). */
export function findNotice(
  trx: Executor,
  uuid: string,
  name: NoticeName,
  attempt: number,
  audience: string = BORROWER,
): Promise<DocumentRow | undefined> {
  return findDocumentOfSet(trx, { uuid, audience }, 'NOTICES', name, attempt);
}

/**
 * Makes a notice, queues its letter where there is no consent to screens, and announces it by email: each once, however
 * often it runs and wherever it was interrupted. The document and its letter are one transaction; the email has its own
 * key.
 */
export async function sendNotice(context: Context, application: ApplicationRow, notice: Notice): Promise<DocumentRow> {
  const document =
    (await findNotice(context.db, application.uuid, notice.name, notice.attempt)) ??
    (await make(context, application, notice));
  await announceNotice(context, application, notice);
  return document;
}

async function make(context: Context, application: ApplicationRow, notice: Notice): Promise<DocumentRow> {
  const row = await prepareNotice(context, application, notice);
  let isOurs = false;
  await record(
    context,
    application.uuid,
    async ({ trx, uuid, file }) => {
      // Whichever call came first holds the row by now.
      isOurs = (await findNotice(trx, uuid, notice.name, notice.attempt)) === undefined;
      if (!isOurs) return [];
      await insertDocuments(trx, [row]);
      if (!readsOnScreen(file)) await queueLetter(context, { trx, uuid }, { uuid, audience: BORROWER }, [row]);
      return [];
    },
    { actor: { kind: 'worker', id: notice.name }, requestId: notice.key },
  );
  if (!isOurs) await forgetFiles(context, [row]);
  const stored = await findNotice(context.db, application.uuid, notice.name, notice.attempt);
  if (!stored) throw new Error(`The notice ${notice.name} was not saved.`);
  return stored;
}

/** Writes and renders a notice without saving it. */
export async function prepareNotice(
  context: Context,
  { uuid, organisation }: ApplicationRow,
  { name, attempt, write }: Pick<Notice, 'name' | 'attempt' | 'write'>,
  audience: string = BORROWER,
): Promise<NewDocument> {
  const position = DOCUMENTS.findIndex((document) => document.name === name);
  const madeAt = await loanNow(context, context.db);
  const text = await write(madeAt);
  const text_ref = await storeText(context, text);
  return {
    ...NOTHING_YET,
    uuid: randomUUID(),
    application_uuid: uuid,
    organisation,
    audience,
    type: DOCUMENTS[position]?.type ?? 'ADVERSE_ACTION_NOTICE',
    title: text.title,
    plain_line: text.plainLine,
    origin: 'GENERATED',
    set_name: 'NOTICES',
    paper: name,
    attempt,
    position,
    text_ref,
    must_acknowledge: DOCUMENTS[position]?.mustAcknowledge ?? false,
    created_at: madeAt,
    ...(await renderDocument(context, { text_ref, organisation, created_at: madeAt })),
  };
}

/** Announces a notice by email, once for each key. */
export function announceNotice(
  context: Context,
  application: ApplicationRow,
  { mail, key }: Pick<Notice, 'mail' | 'key'>,
): Promise<void> {
  const write = (): BorrowerMail => {
    const { template, subject, text, lines = [], onPaper } = mail();
    const isOnPaper = !readsOnScreen(application.projection);
    return { template, subject, sentences: [text, ...lines, ...(isOnPaper ? [onPaper] : [])] };
  };
  return mailBorrower(context, application, write, `${key}:mail`);
}
