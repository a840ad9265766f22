import { randomUUID } from 'node:crypto';
import type { AnswerOf, listLetters } from '@lintel/contract';
import type { Fact, LoanFile } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context, Errand, Seen, Trx } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { Refused, refuse } from '../http/errors.ts';
import { readApplication, type ApplicationRow } from '../loan-file/applications.ts';
import { loanNow, pacificDay } from '../loan-file/clock.ts';
import { record, type By } from '../loan-file/record.ts';
import type { VendorCall } from '../vendors/call.ts';
import { patiently } from '../vendors/patiently.ts';
import { postAnswer, type PostLetter } from '../vendors/post/port.ts';
import type { Webhook } from '../vendors/webhook.ts';
import { currentOf } from './current.ts';
import { documentsFor, type DocumentRow, type Reader } from './store.ts';
import type { DocumentTables } from './tables.ts';

type LetterRow = Omit<DocumentTables['letter'], 'documents'> & { readonly documents: readonly string[] };
type Shape = AnswerOf<typeof listLetters>[number];

const keyOf = (letterUuid: string): string => `letter:${letterUuid}`;

/** The letters of a person, newest first. */
export async function lettersOf({ db }: Pick<Context, 'db'>, reader: Reader): Promise<Shape[]> {
  const titles = new Map((await documentsFor(db, reader)).map((row) => [row.uuid, row.title]));
  return (await rowsOf(db, reader)).map((row) => ({
    letterUuid: row.uuid,
    documents: row.documents.map((documentUuid) => ({ documentUuid, title: titles.get(documentUuid) ?? '' })),
    state: row.state,
    postedOn: row.posted_at && pacificDay(row.posted_at),
  }));
}

function rowsOf(trx: Executor, { uuid, audience }: Reader): Promise<LetterRow[]> {
  return trx.selectFrom('letter').selectAll().where('application_uuid', '=', uuid).where('audience', '=', audience).orderBy('asked_at', 'desc').execute();
}

/** Asks for papers by post: those named, or every current one. They are posted by a job. */
export async function askLetters(context: Context, loan: ApplicationRow, reader: Reader, documentUuids: readonly string[], by: By): Promise<void> {
  await record(
    context,
    loan.uuid,
    async (seen) => {
      const rows = await documentsFor(seen.trx, reader);
      const current = currentOf(seen.file, rows);
      const wanted = documentUuids.length === 0 ? current : documentUuids.map((one) => rows.find((row) => row.uuid === one) ?? refuse('not-found'));
      if (wanted.some((row) => row.origin !== 'GENERATED' || row.file_ref === null)) refuse('document-refused');
      await queueLetter(context, seen, reader, wanted);
      return [];
    },
    by,
  );
}

/** Notes a letter and queues its posting, in the transaction that makes it necessary. No papers, no letter. */
export async function queueLetter(context: Context, { trx, uuid }: Pick<Seen, 'trx' | 'uuid'>, { audience }: Reader, rows: readonly Pick<DocumentRow, 'uuid' | 'organisation'>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const letter = randomUUID();
  const documents = JSON.stringify(rows.map((row) => row.uuid));
  await trx
    .insertInto('letter')
    .values({ uuid: letter, application_uuid: uuid, organisation: first.organisation, audience, documents, state: 'ASKED', asked_at: await loanNow(context, trx), posted_at: null, back_at: null })
    .execute();
  await context.jobs.errand(trx, 'post-letter', letter);
}

/** Whether this person's papers go by post without being asked for: the consent was taken back, or paper was chosen in place of it. */
export async function wantsPaper(trx: Trx, file: LoanFile, reader: Reader): Promise<boolean> {
  const consent = file.esign[reader.audience];
  if (consent) return !consent.on;
  return (await rowsOf(trx, reader)).length > 0;
}

/** Hands a letter to the post office, under its own key however often it runs. */
export const postLetter: Errand = async (letterUuid, context) => {
  const letter = await letterOf(context.db, letterUuid);
  const application = letter && (await readApplication(context.db, letter.application_uuid));
  if (letter?.state !== 'ASKED' || !application) return;
  const { gateway, post } = context.vendors;
  const call: VendorCall = { kind: 'post', op: 'post.send', key: keyOf(letter.uuid), organisation: letter.organisation, applicationUuid: letter.application_uuid, attempt: 1 };
  const content = await contentOf(context, letter);
  const { answer } = await patiently(() => gateway.ask(call, post.provider, postAnswer, () => post.send(content, call.key)));
  if (answer.outcome === 'POSTED') await notePosted(context, letter, await loanNow(context, context.db));
};

/** The post office tells that a letter is on its way. */
export const posted: Webhook = {
  async find(_context, trx, { reference }) {
    const letter = await letterOf(trx, reference.replace(/^letter:/, ''));
    return letter?.application_uuid ?? null;
  },
  async handle({ reference, occurredAt }, context) {
    const letter = await letterOf(context.db, reference.replace(/^letter:/, ''));
    if (letter?.state === 'ASKED') await notePosted(context, letter, new Date(occurredAt));
  },
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function letterOf(trx: Executor, letterUuid: string): Promise<LetterRow | undefined> {
  return UUID.test(letterUuid) ? trx.selectFrom('letter').selectAll().where('uuid', '=', letterUuid).executeTakeFirst() : undefined;
}

async function contentOf({ db, vault }: Context, letter: LetterRow): Promise<PostLetter> {
  const { applicant } = await readAnswers(vault, db, letter.application_uuid);
  const rows = await documentsFor(db, { uuid: letter.application_uuid, audience: letter.audience });
  const { firstName, lastName } = applicant.name;
  const papers = rows.filter((row) => letter.documents.includes(row.uuid));
  return {
    to: { name: `${firstName} ${lastName}`, ...(applicant.mailingAddress ?? applicant.homeAddress) },
    documents: papers.map(({ title, file_ref: fileRef, pages }) => ({ title, fileRef: fileRef ?? '', pages: pages ?? 0 })),
    organisation: letter.organisation,
    applicationUuid: letter.application_uuid,
  };
}

/** Records that a letter was posted, with the notices in it. A file that is closed by now takes no fact; the letter was posted all the same. */
async function notePosted(context: Context, letter: LetterRow, at: Date): Promise<void> {
  const by: By = { actor: { kind: 'worker', id: 'post' }, requestId: keyOf(letter.uuid) };
  const mark = (trx: Executor) => trx.updateTable('letter').set({ state: 'POSTED', posted_at: at }).where('uuid', '=', letter.uuid).where('state', '=', 'ASKED').executeTakeFirst();
  try {
    await record(
      context,
      letter.application_uuid,
      async (seen) => {
        const { numUpdatedRows } = await mark(seen.trx);
        return numUpdatedRows > 0n ? noticesOf(seen, letter, at) : [];
      },
      by,
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await mark(context.db);
  }
}

/** Papers that the file counts by name; all others of a letter are one notice together. */
const NOTICES: Readonly<Record<string, string>> = { 'texas-50g': 'TX_50G', 'valuation-copy': 'VALUATION' };

async function noticesOf({ trx, uuid, file }: Seen, letter: LetterRow, at: Date): Promise<Fact[]> {
  const rows = await documentsFor(trx, { uuid, audience: letter.audience });
  const papers = rows.filter((row) => letter.documents.includes(row.uuid));
  const notices = new Set(papers.map((row) => NOTICES[row.paper ?? ''] ?? 'DISCLOSURES'));
  if (file.texasNotices[letter.audience]) notices.delete('TX_50G');
  return [...notices].map((notice) => ({ type: 'NoticePosted', data: { notice, person: letter.audience, how: 'MAIL', at: at.toISOString(), due: null, letter: letter.uuid } }));
}
