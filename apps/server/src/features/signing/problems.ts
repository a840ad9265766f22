import type { HandlerReply, readLoanFile, reportSigningProblem, Request } from '@lintel/contract';
import { toSignedKind, getStatus } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, record, type RecordResult } from '../../loan-file/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { hasSigned, loadPackageRows } from './package.ts';
import { answerProblem, insertProblem, findOpenProblem, findProblem, loadProblems } from './store.ts';

export { loadProblemsWaiting } from './store.ts';

type Body = Request<typeof reportSigningProblem>['body'];

/** Saves a signer's report of an error in a document. No one on the loan signs until staff answer. There is no fact. */
export async function saveProblem(
  context: Context,
  loan: OpenedLoan,
  { documentUuid, kind, note }: Body,
  by: RecordMeta,
): Promise<RecordResult<string>> {
  const { audience: person } = loan;
  const recorded = await record(
    context,
    loan.uuid,
    async (lockedLoan) => {
      const { trx, uuid, file } = lockedLoan;
      const rows = await loadPackageRows(trx, uuid, file, person);
      if (rows.length === 0)
        return refuseWith('not-at-this-step', { status: getStatus(file), version: lockedLoan.version });
      const row = rows.find((one) => one.uuid === documentUuid) ?? refuse('not-found');
      const open = await findOpenProblem(trx, uuid);
      if (open?.papers === file.closingSet) return refuse('signing-paused');
      if (
        hasSigned(file, person, toSignedKind(row.paper)) ||
        rows.every((one) => toSignedKind(one.paper) === 'OTHER' || hasSigned(file, person, toSignedKind(one.paper)))
      )
        return refuse('already-signed');
      const at = await loanNow(context, trx);
      // A problem about outdated documents is over.
      if (open) await answerProblem(context.vault, trx, open, 'NEW_PAPERS', '', at);
      const result = await insertProblem(
        context.vault,
        trx,
        { application_uuid: uuid, person, papers: file.closingSet, document_uuid: row.uuid, kind, told_at: at },
        note,
      );
      return { facts: [], result };
    },
    by,
  );
  // Now, not with the next sweep: until staff answer, the console must not show that it waits on a signer.
  await syncFileTasks(context, loan.uuid);
  return recorded;
}

/** Ends the open problem, if there is one, because its documents were voided. */
export async function endProblem(
  context: Context,
  { trx, uuid }: Pick<LockedLoan, 'trx' | 'uuid'>,
  answer: string,
): Promise<void> {
  const open = await findOpenProblem(trx, uuid);
  if (open) await answerProblem(context.vault, trx, open, 'NEW_PAPERS', answer, await loanNow(context, trx));
}

/** Answers a problem. Refuses one of another loan with `not-found`, and an answered one with `outcome-not-possible`. */
export async function saveProblemAnswer(
  context: Context,
  { trx, uuid }: { readonly trx: Trx; readonly uuid: string },
  problemUuid: string,
  outcome: 'GO_ON' | 'NEW_PAPERS',
  answer: string,
): Promise<void> {
  const row = (await findProblem(trx, uuid, problemUuid)) ?? refuse('not-found');
  if (!(await answerProblem(context.vault, trx, row, outcome, answer, await loanNow(context, trx))))
    return refuse('outcome-not-possible');
}

/** Returns a loan's unanswered problem, as staff see it. */
export async function loadProblemForStaff(
  { vault, db }: Context,
  loan: string,
  people: { readonly toPersonUuid: (audience: string) => string },
): Promise<HandlerReply<typeof readLoanFile>['signingProblem']> {
  const open = (await loadProblems(vault, db, loan)).find((row) => row.answered_at === null);
  if (!open) return null;
  return {
    problemUuid: open.uuid,
    personUuid: people.toPersonUuid(open.person),
    kind: open.kind,
    note: open.text.note || null,
    documentUuid: open.document_uuid,
    at: open.told_at.toISOString(),
  };
}
