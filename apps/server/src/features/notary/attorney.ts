import { randomUUID } from 'node:crypto';
import type { HandlerReply, giveAttorneyOpinion, readAttorneyOpinion, Request } from '@lintel/contract';
import {
  attorneyLetters,
  BORROWER,
  isPermitted,
  isCurrentClosingSet,
  type AttorneyOutcome,
  type Fact,
} from '@lintel/domain';
import { loadAttorneys } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { type ApplicationRow, loanNow, type LockedLoan, type LoanReply } from '../../loan-file/index.ts';
import { documentsOfLoan } from '../../records/document-store/index.ts';
import { recordStaffAction, type StaffAction } from '../../records/staff-acts/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { loadDocumentsToSign } from '../signing/index.ts';
import { toDocumentReply } from './shapes.ts';

interface Opinion {
  readonly outcome: AttorneyOutcome;
  readonly documentUuid: string | null;
  readonly comment: string | null;
}

const opinionSealContext = (uuid: string, setNumber: number): string =>
  sealContext('attorney_opinion', uuid, setNumber);

/** The attorney gate's work: opens its staff task now, not with the next sweep. */
export const openAttorneyTask: WorkHandler = async (job, context) => {
  await syncFileTasks(context, job.uuid);
};

/** Returns the latest opinion on a document set. */
async function findOpinion(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  setNumber: number,
): Promise<(Opinion & { at: Date }) | undefined> {
  const row = await trx
    .selectFrom('attorney_opinion')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('papers', '=', setNumber)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      outcome: row.outcome,
      documentUuid: row.document_uuid,
      at: row.given_at,
      comment: vault.open<{ comment: string | null }>(opinionSealContext(uuid, setNumber), row).comment,
    }
  );
}

/** Returns the attorney's review for the console: its state, the documents to review, and the latest opinion. */
export async function loadAttorneyOpinion(
  context: Context,
  caller: Caller,
  { uuid, projection: file }: ApplicationRow,
): Promise<HandlerReply<typeof readAttorneyOpinion>> {
  const opinion = await findOpinion(context, context.db, uuid, file.closingSet);
  const needsAttorney = file.notary?.attorney === true && isCurrentClosingSet(file, file.notary.closingSet);
  const documents = needsAttorney ? await loadDocumentsToSign(context.db, uuid, BORROWER) : [];
  return {
    state: needsAttorney
      ? isCurrentClosingSet(file, file.attorneyApprovedSet)
        ? 'APPROVED'
        : (opinion?.outcome ?? 'WAITING')
      : 'NOT_NEEDED',
    documents: documents.map(toDocumentReply),
    opinion: opinion
      ? { at: opinion.at.toISOString(), comment: opinion.comment, documentUuid: opinion.documentUuid }
      : null,
    attorneys: isPermitted(caller.permissions, ['closing'])
      ? await loadAttorneys(context, context.db, caller.organisation)
      : [],
  };
}

/**
 * Records an attorney's opinion on the current documents: approval is a fact, an objection a task for the closer.
 * Refuses with `outcome-not-possible` or, for an objection without a comment, `reason-missing`.
 */
export async function recordAttorneyOpinion(
  context: Context,
  loan: LockedLoan,
  { outcome, documentUuid, comment }: Opinion,
): Promise<readonly Fact[]> {
  const { uuid, trx, file } = loan;
  const isOpen =
    file.ended === null &&
    file.reached['attorney'] === file.closingSet &&
    file.notary?.attorney === true &&
    isCurrentClosingSet(file, file.notary.closingSet) &&
    !isCurrentClosingSet(file, file.attorneyApprovedSet);
  if (!isOpen) return refuse('outcome-not-possible');
  if (outcome === 'OBJECTED' && !comment) return refuse('reason-missing');
  if (documentUuid && !(await isAttorneyLetter(trx, uuid, documentUuid))) return refuse('outcome-not-possible');
  const sealed = context.vault.seal(opinionSealContext(uuid, file.closingSet), { comment });
  await trx
    .insertInto('attorney_opinion')
    .values({
      application_uuid: uuid,
      papers: file.closingSet,
      outcome,
      document_uuid: documentUuid,
      given_at: await loanNow(context, trx),
      ...sealed,
    })
    .execute();
  // An approval without a letter has no document to name, and the fact requires an ID of its own.
  return outcome === 'APPROVED'
    ? [{ type: 'AttorneyApproved', data: { papers: file.closingSet, opinion: documentUuid ?? randomUUID() } }]
    : [];
}

/**
 * Returns whether a document of the file can be the attorney's letter about the current documents. The console offers
 * the same documents for the choice.
 */
async function isAttorneyLetter(trx: Executor, uuid: string, documentUuid: string): Promise<boolean> {
  const rows = await documentsOfLoan(trx, uuid);
  const documents = rows.map((row) => ({
    uuid: row.uuid,
    type: row.type,
    state: row.state,
    uploaded: row.origin === 'UPLOADED',
    createdAt: row.created_at.toISOString(),
    review: row.review_outcome ? { outcome: row.review_outcome } : null,
    scanDocumentUuid: row.signed_scan,
  }));
  const toSign = (await loadDocumentsToSign(trx, uuid, BORROWER)).map(({ document }) => document);
  return attorneyLetters(documents, toSign).some((letter) => letter.uuid === documentUuid);
}

/** Records the opinion that staff enter for an attorney, with an audit entry. */
export async function submitAttorneyOpinion(
  action: StaffAction,
  { outcome, documentUuid, comment }: Request<typeof giveAttorneyOpinion>['body'],
): Promise<LoanReply> {
  const opinion = { outcome, documentUuid: documentUuid?.toLowerCase() ?? null, comment: comment ?? null };
  const { reply } = await recordStaffAction(
    action,
    ['notary', 'attorneyApprovedSet'],
    { act: 'attorney-opinion', outcome },
    (loan) => recordAttorneyOpinion(action.context, loan, opinion),
  );
  await syncFileTasks(action.context, action.loan.uuid);
  return reply;
}
