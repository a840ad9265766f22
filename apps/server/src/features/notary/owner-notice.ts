import { BORROWER, owners, writeDocument, type Fact, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, type ApplicationRow, loanNow, type FollowUp, recordWork } from '../../loan-file/index.ts';
import {
  documentsFor,
  insertDocuments,
  type DocumentRow,
  type NewDocument,
} from '../../records/document-store/index.ts';
import { peopleOnTitle } from '../../records/title-people/index.ts';
import { loadDocumentData, queueLetter, forgetFiles } from '../documents/index.ts';
import { findNotice, prepareNotice } from '../notices/index.ts';
import { TEXAS_NOTICE } from './words.ts';

const NAME = 'texas-50g-owner';
const ONLY = 1;

/**
 * Returns owners of a Texas homestead who haven't received the notice of the Texas Constitution, Article XVI, section
 * 50(g).
 */
export const getOwnersWithoutTexasNotice = (file: LoanFile): string[] =>
  file.ended === null && file.regime === 'TX_50A6' ? owners(file).filter((person) => !file.texasNotices[person]) : [];

const noticeOfOwner = (trx: Executor, uuid: string, person: string): Promise<DocumentRow | undefined> =>
  findNotice(trx, uuid, NAME, ONLY, person);

/**
 * Gives every owner of a Texas homestead the notice: on the screen to those who consented, else by mail, where it
 * counts once mailed. Starts as soon as the title names the owners. A repeated run continues where it was interrupted.
 */
export const deliverOwnerNotices: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  for (const person of getOwnersWithoutTexasNotice(application.projection)) {
    // Not before the borrower has had time to read theirs among the application documents.
    if (person === BORROWER && job.gate === 'owner-notice' && application.gate !== 'owner-notice') continue;
    const notice =
      (await noticeOfOwner(context.db, job.uuid, person)) ?? (await prepareOwnerNotice(context, application, person));
    const delivered = await recordWork(context, job, async (loan) => {
      if (!getOwnersWithoutTexasNotice(loan.file).includes(person)) return [];
      const isNew = (await noticeOfOwner(loan.trx, loan.uuid, person)) === undefined;
      if (isNew) await insertDocuments(loan.trx, [notice]);
      const reader = { uuid: loan.uuid, audience: person };
      if (loan.file.esignConsents[person]?.given === true)
        return [buildNoticeFact(person, await loanNow(context, loan.trx), notice.uuid)];
      if (isNew) await queueLetter(context, loan, reader, [notice]);
      return [];
    });
    const stored = await noticeOfOwner(context.db, job.uuid, person);
    if (!delivered || stored?.uuid !== notice.uuid) await forgetFiles(context, [notice]);
  }
};

/**
 * Records the borrower's Texas notice once they have read it on the screen, among the application documents. The twelve
 * days start there.
 */
export const recordOwnerNoticeRead: FollowUp = async ({ file, trx, uuid }) => {
  if (
    file.regime !== 'TX_50A6' ||
    file.texasNotices[BORROWER] ||
    file.esignConsents[BORROWER]?.given !== true ||
    file.ended !== null
  )
    return [];
  const notices = await documentsFor(trx, { uuid, audience: BORROWER });
  const read = notices
    .filter((notice) => notice.paper === 'texas-50g')
    .flatMap(({ uuid: document, acknowledged_at: at }) => (at ? [{ document, at }] : []));
  const [first] = read.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return first ? [buildNoticeFact(BORROWER, first.at, first.document)] : [];
};

const buildNoticeFact = (person: string, at: Date, letter: string): Fact => ({
  type: 'NoticePosted',
  data: { notice: 'TX_50G', person, how: 'ELECTRONIC', at: at.toISOString(), due: null, letter },
});

async function prepareOwnerNotice(context: Context, application: ApplicationRow, person: string): Promise<NewDocument> {
  const about = await loadDocumentData(context, context.db, application);
  const owner = (await peopleOnTitle(context.vault, context.db, application.uuid)).find((one) => one.person === person);
  const write = async () =>
    writeDocument('texas-50g', person === BORROWER ? about : { ...about, borrower: owner?.name ?? TEXAS_NOTICE.owner });
  return prepareNotice(context, application, { name: NAME, attempt: ONLY, write }, person);
}
