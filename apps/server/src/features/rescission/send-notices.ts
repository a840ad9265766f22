import { BORROWER } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, selectApplications, loanNow, record } from '../../loan-file/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import { loadLettersTo } from '../../records/document-store/index.ts';
import { queueLetter } from '../documents/index.ts';
import { afterPlace, createResumingReader } from '../notices/index.ts';
import { findNoticeDocument, getOwnersWithoutNotice } from './notices.ts';
import { NOTICE_MAIL } from './words.ts';

/** Milliseconds for which a notice may be unread on a screen before it is mailed too. */
const UNREAD_MS = 86_400_000;
/** Files that one sweep reads. The next one continues after them. */
const MAX_PER_SWEEP = 50;

/**
 * Sends the notice of the right to cancel to every owner without one: by mail without the consent to screens, else by
 * an email that asks them to read it.
 */
export const sendNotices: WorkHandler = async (job, context) => {
  const peopleWithoutNotice = await queueNoticeLetters(
    context,
    job.uuid,
    job.key,
    (file, person) => file.esignConsents[person]?.given !== true,
  );
  const application = await readApplication(context.db, job.uuid);
  if (
    application &&
    peopleWithoutNotice.includes(BORROWER) &&
    application.projection.esignConsents[BORROWER]?.given === true
  )
    await mailBorrower(context, application, () => NOTICE_MAIL, `${job.key}:mail`);
};

/** Mails notices that were unread on a screen for a day. Reads `limit` files and returns how many there were. */
export async function mailUnreadNotices(context: Context, limit = MAX_PER_SWEEP): Promise<number> {
  const waiting = await findUnreadFiles(
    context,
    new Date((await loanNow(context, context.db)).getTime() - UNREAD_MS),
    limit,
  );
  for (const uuid of waiting) {
    try {
      await queueNoticeLetters(context, uuid, `rescission-notice:${uuid}`, () => true);
    } catch (error) {
      context.log.error({ err: error, application: uuid }, 'a notice of the right to cancel was not mailed');
    }
  }
  return waiting.length;
}

const findUnreadFiles = createResumingReader(({ db }, before, limit, after) => {
  const query = selectApplications(db)
    .select(['uuid', 'gate_since'])
    .where('active', '=', true)
    .where('gate', '=', 'rescission-notice')
    .where('gate_since', '<=', before);
  return (after ? query.where(afterPlace(after)) : query).orderBy('gate_since').orderBy('uuid').limit(limit).execute();
});

/**
 * Queues one letter for each owner whose notice must go by mail and who has none on its way. Returns the owners without
 * a notice.
 */
async function queueNoticeLetters(
  context: Context,
  uuid: string,
  key: string,
  isForMail: (file: Parameters<typeof getOwnersWithoutNotice>[0], person: string) => boolean,
): Promise<string[]> {
  const { result: peopleWithoutNotice } = await record(
    context,
    uuid,
    async (loan) => {
      const people = getOwnersWithoutNotice(loan.file);
      for (const person of people) {
        const notice = await findNoticeDocument(loan.trx, uuid, person, loan.file.closingSet);
        if (!notice || !isForMail(loan.file, person)) continue;
        const reader = { uuid, audience: person };
        const letters = (await loadLettersTo(loan.trx, reader)).filter(({ state }) => state !== 'BACK');
        if (!letters.some((letter) => letter.documents.includes(notice.uuid)))
          await queueLetter(context, loan, reader, [notice]);
      }
      return { facts: [], result: people };
    },
    { actor: { kind: 'worker', id: 'rescission-notice' }, requestId: key },
  );
  return peopleWithoutNotice;
}
