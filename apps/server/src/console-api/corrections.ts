import type { HandlerReply, decideCorrection, readLoanFile, Request } from '@lintel/contract';
import { anySigned, isStaffCorrectable, type CorrectableDetail, type StaffCorrectable } from '@lintel/domain';
import { correctAnswers, loadCorrections, markCorrection } from '../features/application/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuse, refuseFields } from '../kernel/http/index.ts';
import { loanNow, type LoanReply } from '../loan-file/index.ts';
import { recordStaffAction, type StaffAction, insertNote } from '../records/staff-acts/index.ts';
import { syncFileTasks } from '../records/staff-tasks/index.ts';
import { emailCorrectionResult } from './email-correction-result.ts';
import { REFUSED } from './words.ts';

type Decision = Request<typeof decideCorrection>['body'];
type Change = Extract<Decision, { outcome: 'ACCEPTED' }>['change'];
type CorrectionReply = HandlerReply<typeof readLoanFile>['corrections'];

/** Returns the borrower's correction requests, oldest first. */
export async function correctionsOfFile({ vault, db }: Context, uuid: string): Promise<CorrectionReply> {
  return (await loadCorrections(vault, db, uuid)).map((row) => ({
    correctionUuid: row.uuid,
    field: row.field as CorrectableDetail,
    value: row.value,
    comment: row.comment,
    state: row.state as CorrectionReply[number]['state'],
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

/**
 * Decides a correction. If accepted, name or addresses change in the application and the profile, without a fact.
 * Existing documents show the old data until they are made again, so nothing is corrected here once a person has
 * signed.
 */
export async function recordCorrectionDecision(
  action: StaffAction,
  correctionUuid: string,
  body: Decision,
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const { outcome, comment } = body;
  const { reply } = await recordStaffAction(
    action,
    ['ended', 'noteSignedSets', 'deedSignedSets'],
    { act: 'correction', correction: correctionUuid, outcome },
    async ({ trx, file }) => {
      const correction =
        (await loadCorrections(context.vault, trx, loan.uuid)).find((one) => one.uuid === correctionUuid) ??
        refuse('not-found');
      const at = await loanNow(context, trx);
      if (!(await markCorrection(trx, loan.uuid, correctionUuid, outcome, at))) refuse('outcome-not-possible');
      if (body.outcome === 'ACCEPTED') {
        if (!isStaffCorrectable(correction.field) || file.ended || anySigned(file))
          return refuse('outcome-not-possible');
        await correctAnswers(context, trx, loan, pickChange(correction.field, body.change), at);
      }
      if (comment)
        await insertNote(context, trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: `correction:${correctionUuid}`,
          text: comment,
        });
      return [];
    },
  );
  await emailCorrectionResult(context, loan, correctionUuid, outcome);
  await syncFileTasks(context, loan.uuid);
  return reply;
}

/** Returns the right value of the named field, and of no other. */
function pickChange(field: StaffCorrectable, change: Change): Change {
  const newValue = change[field];
  if (newValue == null || Object.entries(change).some(([name, value]) => name !== field && value != null))
    return refuseFields([{ message: REFUSED.correction, field: `change.${field}` }]);
  return { [field]: newValue };
}
