import type { AnswerOf, readFile, Request, reviewDocument } from '@lintel/contract';
import { DOCUMENT_REJECT_REASONS } from '@lintel/domain';
import { append } from '../audit/audit.ts';
import type { Executor } from '../db/vault.ts';
import { changeDocument, type DocumentRow } from '../documents/shelf.ts';
import { refuse } from '../http/errors.ts';
import { loanNow } from '../loan-file/clock.ts';
import type { Acting } from './act.ts';
import { keepNote } from './notes.ts';

type Shown = AnswerOf<typeof readFile>['documents'][number];

/** Papers and uploads of everybody on the file; an upload that was not sent with its step is still the borrower's own. */
export async function documentsOfFile(trx: Executor, uuid: string): Promise<Shown[]> {
  const rows = await shown(trx, uuid).orderBy('created_at').orderBy('position').orderBy('uuid').execute();
  return rows.map(shapeOf);
}

const shown = (trx: Executor, uuid: string) =>
  trx
    .selectFrom('document')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('state', '!=', 'MAKING')
    .where((set) => set.or([set('origin', '=', 'GENERATED'), set('submitted_at', 'is not', null)]));

/** One of them, or 404. */
export async function documentOfFile(trx: Executor, uuid: string, documentUuid: string): Promise<DocumentRow> {
  return (await shown(trx, uuid).where('uuid', '=', documentUuid).executeTakeFirst()) ?? refuse('not-found');
}

function shapeOf(row: DocumentRow): Shown {
  const { uuid, type, title, audience, pages, size } = row;
  return {
    uuid,
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
  };
}

/** Accepts or rejects a document (calls ST-7). No fact: what follows from it is decided at its gate or condition. */
export async function decideDocument({ context, caller, loan, requestId }: Acting, documentUuid: string, body: Request<typeof reviewDocument>['body']): Promise<Shown> {
  const { outcome, reason, comment } = body;
  if (outcome === 'REJECTED' && (reason == null || !Object.hasOwn(DOCUMENT_REJECT_REASONS, reason))) return refuse('reason-missing');
  return context.db.transaction().execute(async (trx) => {
    const { uuid } = await documentOfFile(trx, loan.uuid, documentUuid);
    await changeDocument(trx, uuid, { review_outcome: outcome, review_reason: outcome === 'REJECTED' ? (reason ?? null) : null, reviewed_at: await loanNow(context, trx) });
    if (comment) await keepNote(context, trx, { application: loan.uuid, staff: caller.identityUuid, about: `document:${uuid}`, text: comment });
    await append(trx, [{ event: 'desk.decided', actor: caller.identityUuid, organisation: caller.organisation, application: loan.uuid, requestId, about: { act: 'document', document: uuid, outcome } }]);
    return shapeOf(await documentOfFile(trx, loan.uuid, uuid));
  });
}
