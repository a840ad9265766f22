import { randomUUID } from 'node:crypto';
import { BORROWER, DOCUMENTS, getRequiredDocuments, getOwedDocuments, type OwedDocument } from '@lintel/domain';
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
  const owed = getOwedDocuments(loan.file);
  if (owed.length === 0) return [];
  const noted = (await documentsOfLoan(loan.trx, loan.uuid)).filter(
    ({ audience, set_name: set }) => audience === BORROWER && set === 'NOTICES',
  );
  const fresh = owed.filter(({ name, attempt }) => !noted.some((row) => row.paper === name && row.attempt === attempt));
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
  fresh: readonly OwedDocument[],
): Promise<OwedDocument[]> {
  if (!fresh.some(({ name }) => name === 'score') || file.automatedValue.outcome !== 'VALUE') return [];
  const copy = 'copy-automated';
  const isOwed = getRequiredDocuments('NOTICES', await loadDocumentCriteria(context, trx, application)).some(
    ({ name }) => name === copy,
  );
  return isOwed ? [{ name: copy, attempt: file.automatedValue.attempt }] : [];
}

async function queueNotice(
  context: Context,
  { trx }: LockedLoan,
  { uuid: application_uuid, organisation }: ApplicationRow,
  { name: documentName, attempt }: OwedDocument,
): Promise<void> {
  const position = DOCUMENTS.findIndex(({ name }) => name === documentName);
  const uuid = randomUUID();
  const isNew = await insertOnce(trx, {
    ...NOTHING_YET,
    uuid,
    application_uuid,
    organisation,
    audience: BORROWER,
    type: DOCUMENTS[position]?.type ?? 'CREDIT_SCORE_DISCLOSURE',
    title: documentName,
    origin: 'GENERATED',
    state: 'MAKING',
    set_name: 'NOTICES',
    paper: documentName,
    attempt,
    position,
    must_acknowledge: false,
    created_at: await loanNow(context, trx),
  });
  if (isNew) await context.jobs.queueBackgroundJob(trx, 'write-notice', uuid);
}
