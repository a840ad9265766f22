import { randomUUID } from 'node:crypto';
import { BORROWER, PAPERS, getRequiredDocuments, papersOwedBy, type OwedPaper } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import {
  readApplication,
  type ApplicationRow,
  loanNow,
  type FollowUp,
  type LockedLoan,
} from '../../loan-file/index.ts';
import { NOTHING_YET, documentsOfLoan, insertOnce } from '../../records/document-store/index.ts';
import { loadDocumentCriteria } from '../documents/index.ts';

/**
 * Creates the documents that a file now needs and queues their writing, in the transaction of the fact that requires
 * them: the credit score notice, the copy of a valuation. The same document of the same number is created once. It
 * isn't shown until it is written.
 */
export const queueOwedNotices: FollowUp = async (loan, context) => {
  const owed = papersOwedBy(loan.file);
  if (owed.length === 0) return [];
  const noted = (await documentsOfLoan(loan.trx, loan.uuid)).filter(
    ({ audience, set_name: set }) => audience === BORROWER && set === 'NOTICES',
  );
  const fresh = owed.filter(
    ({ paper, attempt }) => !noted.some((row) => row.paper === paper && row.attempt === attempt),
  );
  if (fresh.length === 0) return [];
  const application = await readApplication(loan.trx, loan.uuid);
  if (!application) return [];
  for (const one of [...fresh, ...(await automatedCopy(context, loan, application, fresh))])
    await queueNotice(context, loan, application, one);
  return [];
};

/** For a line that would be the first lien, the copy of the automated value goes with its score notice. */
async function automatedCopy(
  context: Context,
  { trx, file }: LockedLoan,
  application: ApplicationRow,
  fresh: readonly OwedPaper[],
): Promise<OwedPaper[]> {
  if (!fresh.some(({ paper }) => paper === 'score') || file.automatedValue.outcome !== 'VALUE') return [];
  const paper = 'copy-automated';
  const isOwed = getRequiredDocuments('NOTICES', await loadDocumentCriteria(context, trx, application)).some(
    ({ name }) => name === paper,
  );
  return isOwed ? [{ paper, attempt: file.automatedValue.attempt }] : [];
}

async function queueNotice(
  context: Context,
  { trx }: LockedLoan,
  { uuid: application_uuid, organisation }: ApplicationRow,
  { paper, attempt }: OwedPaper,
): Promise<void> {
  const position = PAPERS.findIndex(({ name }) => name === paper);
  const uuid = randomUUID();
  const isNew = await insertOnce(trx, {
    ...NOTHING_YET,
    uuid,
    application_uuid,
    organisation,
    audience: BORROWER,
    type: PAPERS[position]?.type ?? 'CREDIT_SCORE_DISCLOSURE',
    title: paper,
    origin: 'GENERATED',
    state: 'MAKING',
    set_name: 'NOTICES',
    paper,
    attempt,
    position,
    must_acknowledge: false,
    created_at: await loanNow(context, trx),
  });
  if (isNew) await context.jobs.errand(trx, 'write-notice', uuid);
}
