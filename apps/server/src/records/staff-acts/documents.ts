import type { HandlerReply, readLoanFile, Request, reviewDocument } from '@lintel/contract';
import { DOCUMENT_REJECT_REASONS } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { append } from '../audit/index.ts';
import {
  filterCurrentDocuments,
  filedDocument,
  filedDocuments,
  changeDocument,
  type DocumentRow,
} from '../document-store/index.ts';
import { decidedEntry, type StaffAction } from './act.ts';
import { insertNote } from './notes.ts';
import { loadPeople, type People } from './people.ts';

type DocumentReply = HandlerReply<typeof readLoanFile>['documents'][number];

/**
 * Returns documents and submitted uploads of everyone on the file, as the console shows them. An upload that wasn't
 * submitted with its step is still the borrower's own.
 */
export async function loadFileDocuments(
  trx: Executor,
  { uuid, projection }: Pick<ApplicationRow, 'uuid' | 'projection'>,
  people: People,
): Promise<DocumentReply[]> {
  const rows = await filedDocuments(trx, uuid);
  const audiences = [...new Set(rows.map((row) => row.audience))];
  const current = new Set(
    audiences.flatMap((audience) =>
      filterCurrentDocuments(
        projection,
        rows.filter((row) => row.audience === audience),
      ).map((row) => row.uuid),
    ),
  );
  return rows.map((row) => toDocumentReply(row, people, current.has(row.uuid)));
}

/** Returns one document of a file, or refuses with 404. */
export async function findFileDocument(trx: Executor, uuid: string, documentUuid: string): Promise<DocumentRow> {
  return (await filedDocument(trx, uuid, documentUuid)) ?? refuse('not-found');
}

function toDocumentReply(row: DocumentRow, people: People, current: boolean): DocumentReply {
  const { uuid, type, title, audience, pages, size } = row;
  return {
    uuid,
    personUuid: people.toPersonUuid(audience),
    type,
    title,
    state: row.state === 'MAKING' ? 'SCANNING' : row.state,
    audience,
    pages,
    size,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    review: row.review_outcome === null ? null : { outcome: row.review_outcome, reason: row.review_reason },
    uploaded: row.origin === 'UPLOADED',
    mustAcknowledge: row.must_acknowledge,
    current,
    scanDocumentUuid: row.signed_scan,
  };
}

/** Accepts or rejects a document. Records no fact: its gate or condition decides what follows. */
export async function decideDocument(
  { context, caller, loan, requestId }: StaffAction,
  documentUuid: string,
  body: Request<typeof reviewDocument>['body'],
): Promise<DocumentReply> {
  const { outcome, reason, comment } = body;
  if (outcome === 'REJECTED' && (reason == null || !Object.hasOwn(DOCUMENT_REJECT_REASONS, reason)))
    return refuse('reason-missing');
  return context.db.transaction().execute(async (trx) => {
    const { uuid } = await findFileDocument(trx, loan.uuid, documentUuid);
    await changeDocument(trx, uuid, {
      review_outcome: outcome,
      review_reason: outcome === 'REJECTED' ? (reason ?? null) : null,
      reviewed_at: await loanNow(context, trx),
    });
    if (comment)
      await insertNote(context, trx, {
        application: loan.uuid,
        staff: caller.identityUuid,
        about: `document:${uuid}`,
        text: comment,
      });
    await append(trx, [decidedEntry({ caller, loan, requestId }, { act: 'document', document: uuid, outcome })]);
    const all = await loadFileDocuments(trx, loan, await loadPeople(context, trx, loan));
    return all.find((one) => one.uuid === uuid) ?? refuse('not-found');
  });
}
