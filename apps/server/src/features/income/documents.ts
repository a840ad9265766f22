import type { Request, sendIncomeDocuments } from '@lintel/contract';
import { BORROWER, INCOME_DOCUMENTS, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { insertSubmission } from './submissions.ts';

/**
 * Submits uploads that prove income for staff to read. Each must be the borrower's own on this loan, ready and of the
 * source's types, and there must be as many as the source requires.
 */
export async function submitIncomeDocuments(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  { source, documentUuids }: Request<typeof sendIncomeDocuments>['body'],
): Promise<readonly Fact[]> {
  const documents = await sendUploads(
    context,
    trx,
    await ownUploads(trx, { uuid, audience: BORROWER }, documentUuids, INCOME_DOCUMENTS[source]),
  );
  await insertSubmission(trx, {
    application: uuid,
    attempt: file.income.attempt,
    source,
    documents,
    at: await loanNow(context, trx),
  });
  return [{ type: 'IncomeDocumentsSubmitted', data: { documents } }];
}
