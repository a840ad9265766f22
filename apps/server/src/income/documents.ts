import type { Request, sendIncomeDocuments } from '@lintel/contract';
import { BORROWER, INCOME_DOCUMENTS, type Fact } from '@lintel/domain';
import type { Seen, Context } from '../context.ts';
import { changeDocument, documentsFor } from '../documents/shelf.ts';
import { refuse } from '../http/errors.ts';
import { loanNow } from '../loan-file/clock.ts';
import { insertSubmission } from './submissions.ts';

/** Sends uploads for a person to read: own ones of this loan, ready, of the source's types, as many as it asks for. */
export async function documentsSent(context: Context, { uuid, file, trx }: Seen, { source, documentUuids }: Request<typeof sendIncomeDocuments>['body']): Promise<readonly Fact[]> {
  const { types, least } = INCOME_DOCUMENTS[source];
  const wanted = new Set(documentUuids.map((one) => one.toLowerCase()));
  const theirs = (await documentsFor(trx, { uuid, audience: BORROWER }, types)).filter((row) => row.origin === 'UPLOADED' && wanted.has(row.uuid));
  if (theirs.some((row) => row.state === 'REFUSED')) refuse('document-refused');
  const ready = theirs.filter((row) => row.state === 'READY');
  // An id that is none of theirs, or still being looked at, is a document that is missing.
  if (ready.length < Math.max(least, wanted.size)) refuse('documents-missing', { n: Math.max(least, wanted.size) - ready.length });
  const at = await loanNow(context, trx);
  for (const row of ready) await changeDocument(trx, row.uuid, { submitted_at: at });
  const documents = ready.map((row) => row.uuid);
  await insertSubmission(trx, { application: uuid, attempt: file.income.attempt, source, documents, at });
  return [{ type: 'IncomeDocumentsSubmitted', data: { documents } }];
}
