import { BORROWER, formatShortName, mailedNoticeFacts, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { Refused, type RecordMeta } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { loanNow, type LockedLoan, record } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import {
  documentsFor,
  type DocumentRow,
  findLetter,
  markMailed,
  type LetterRow,
} from '../../records/document-store/index.ts';
import { peopleOnTitle } from '../../records/title-people/index.ts';
import { askVendorInBackground, mailingReply, type Letter, type Webhook } from '../../vendors/index.ts';
import { ADDRESSEE } from './cover.en.ts';
import { recordReturnedLetter } from './returned-letter.ts';

const toLetterKey = (letterUuid: string): string => `letter:${letterUuid}`;

/** Background job that sends a letter to the mailing vendor, under one key however often it runs. */
export const postLetter: BackgroundJob = async (letterUuid, context) => {
  const letter = await findLetter(context.db, letterUuid);
  if (letter?.state !== 'ASKED') return;
  const content = await loadLetterContent(context, letter);
  await askVendorInBackground(
    context,
    {
      backgroundJob: 'post-letter',
      id: letterUuid,
      uuid: letter.application_uuid,
      attempt: 1,
      key: toLetterKey(letter.uuid),
    },
    {
      kind: 'post',
      op: 'post.send',
      schema: mailingReply,
      ask: (meta) => context.vendors.post.send(content, meta),
      evenIfEnded: true,
      onAnswer: async ({ outcome }) => {
        if (outcome === 'POSTED') await recordMailedLetter(context, letter, await loanNow(context, context.db));
      },
    },
  );
};

/** Builds a webhook for events about a letter, which finds the letter by our key. */
const onLetterEvent = (handle: (context: Context, letter: LetterRow, at: Date) => Promise<unknown>): Webhook => ({
  async find(_context, trx, { reference }) {
    const letter = await findLetter(trx, reference.replace(/^letter:/, ''));
    return letter?.application_uuid ?? null;
  },
  async handle({ reference, occurredAt }, context) {
    const letter = await findLetter(context.db, reference.replace(/^letter:/, ''));
    if (letter) await handle(context, letter, new Date(occurredAt));
  },
});

/**
 * Handles the vendor's event that a letter was mailed. Legal periods start with this event, so its time is clamped: not
 * before the letter and not in the future, whatever the vendor's clock says.
 */
export const recordMailedEvent: Webhook = onLetterEvent(async (context, letter, at) => {
  if (letter.state !== 'ASKED') return;
  const now = (await loanNow(context, context.db)).getTime();
  await recordMailedLetter(context, letter, new Date(Math.min(now, Math.max(at.getTime(), letter.asked_at.getTime()))));
});

/** Handles the vendor's event that a letter couldn't be delivered. */
export const recordReturnedEvent: Webhook = onLetterEvent((context, letter, at) =>
  recordReturnedLetter(context, letter, at),
);

export async function loadLetterDocuments(trx: Executor, letter: LetterRow): Promise<DocumentRow[]> {
  const rows = await documentsFor(trx, { uuid: letter.application_uuid, audience: letter.audience });
  return rows.filter((row) => letter.documents.includes(row.uuid));
}

/**
 * Returns a letter's address: the borrower's mailing address or home; for another owner named by the title, the
 * property.
 */
export async function loadAddressee(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  letter: LetterRow,
): Promise<Letter['to']> {
  const { applicant, home } = await readAnswers(vault, db, letter.application_uuid);
  if (letter.audience !== BORROWER) {
    const owner = (await peopleOnTitle(vault, db, letter.application_uuid)).find(
      (one) => one.person === letter.audience,
    );
    return { name: owner?.name ?? ADDRESSEE.owner, ...home.address };
  }
  return { name: formatShortName(applicant.name), ...(applicant.mailingAddress ?? applicant.homeAddress) };
}

async function loadLetterContent(context: Context, letter: LetterRow): Promise<Letter> {
  const documents = await loadLetterDocuments(context.db, letter);
  return {
    to: await loadAddressee(context, letter),
    documents: documents.map(({ title, file_ref: fileRef, pages }) => ({
      title,
      fileRef: fileRef ?? '',
      pages: pages ?? 0,
    })),
    applicationUuid: letter.application_uuid,
  };
}

const buildPostMeta = (letter: LetterRow): RecordMeta => ({
  actor: { kind: 'worker', id: 'post' },
  requestId: toLetterKey(letter.uuid),
});

/**
 * Records that a letter was mailed, with the notices in it. Returns whether it was waiting for that. A file that is
 * closed by now accepts no fact, but the letter was mailed anyway.
 *
 * @param alsoWrite runs in the same transaction
 */
export async function recordMailedLetter(
  context: Context,
  letter: LetterRow,
  mailedAt: Date,
  by: RecordMeta = buildPostMeta(letter),
  alsoWrite: (trx: Executor) => Promise<void> = async () => {},
): Promise<boolean> {
  let waited = false;
  const mark = async (trx: Executor): Promise<boolean> => {
    waited = await markMailed(trx, letter.uuid, mailedAt);
    if (waited) await alsoWrite(trx);
    return waited;
  };
  try {
    await record(
      context,
      letter.application_uuid,
      async (loan) => ((await mark(loan.trx)) ? buildNoticeFacts(loan, letter, mailedAt) : []),
      by,
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await context.db.transaction().execute(mark);
  }
  return waited;
}

async function buildNoticeFacts({ trx, file }: LockedLoan, letter: LetterRow, mailedAt: Date): Promise<Fact[]> {
  return mailedNoticeFacts(file, {
    letter: letter.uuid,
    person: letter.audience,
    documents: await loadLetterDocuments(trx, letter),
    at: mailedAt.toISOString(),
  });
}
