import type { HandlerReply, closeFile, previewDeclineNotice, Request, resolveReview } from '@lintel/contract';
import {
  canRerun,
  contradictedReasons,
  getGate,
  isOpen,
  isStaffReview,
  principalReasons,
  reasonsInWords,
  RERUN_REASONS,
  toReviewResolution,
  signerIdentityFacts,
  unconfirmedEmployment,
  WITHDRAWAL_REASONS,
  type DeclineReason,
  type Fact,
  type GateId,
  type IdCheckReason,
  type LoanFile,
} from '@lintel/domain';
import { recordEmployerCall } from '../features/income/index.ts';
import { previewAdverseAction, loadDecisionInputs, readsOnScreen } from '../features/notices/index.ts';
import { buildRefundFacts } from '../features/valuation/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { refuse } from '../kernel/http/index.ts';
import {
  type ApplicationRow,
  loanNow,
  type LockedLoan,
  buildDeclineFact,
  workKey,
  type LoanReply,
} from '../loan-file/index.ts';
import { append } from '../records/audit/index.ts';
import { recordStaffAction, decidedEntry, type StaffAction, insertNote } from '../records/staff-acts/index.ts';
import { logAlertPhoneCall } from './alert-phone-calls.ts';
import { buildConditionsCleared } from './conditions.ts';

/** The slices that a decision writes. A later fact in the same slices makes the screen out of date. */
const SLICES: Readonly<Record<string, readonly (keyof LoanFile)[]>> = {
  facta: ['creditReviews'],
  'delinquency-review': ['creditReviews', 'delinquencyExplained'],
  'no-match-ssn': ['softPull'],
  'soft-error': ['softPull'],
  minor: ['softPull'],
  'hard-error': ['hardPull'],
  employer: ['income'],
  'id-review': ['identity', 'signers'],
};

/**
 * Records staff's decision on a review, such as a fraud alert or an identity check: an outcome of the gate, and a
 * reason from the outcome's list.
 */
export async function decideReview(
  action: StaffAction,
  gate: string,
  body: Request<typeof resolveReview>['body'],
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const { outcome, reason, comment, signerUuid, callBackOn } = body;
  const about = {
    act: 'review' as const,
    gate: isStaffReview(gate) ? gate : 'unknown',
    outcome: outcome.slice(0, 40),
    reason: (reason ?? '').slice(0, 40),
  };
  const { reply } = await recordStaffAction(action, SLICES[gate] ?? [], about, async (lockedLoan) => {
    const { file, trx } = lockedLoan;
    const decided = toReviewResolution(file, {
      gate,
      outcome,
      reason: reason ?? '',
      by: caller.identityUuid,
      signer: signerUuid,
    });
    if ('refused' in decided) return refuse(decided.refused);
    if (comment)
      await insertNote(context, trx, {
        application: loan.uuid,
        staff: caller.identityUuid,
        about: `review:${gate}`,
        text: comment,
      });
    if (gate === 'facta')
      await logAlertPhoneCall(context, lockedLoan, {
        outcome,
        reason: reason ?? '',
        staffUuid: caller.identityUuid,
        callBackOn: outcome === 'NOT_REACHED' ? (callBackOn ?? null) : null,
      });
    if ('phoneCall' in decided) return [];
    if (gate === 'employer')
      return recordEmployerCall(
        context,
        lockedLoan,
        outcome === 'CONFIRMED' ? null : unconfirmedEmployment(reason ?? ''),
      );
    const { fact } = decided;
    if (fact.type === 'SignerIdentityChecked')
      return signerIdentityFacts(file, {
        signer: fact.data.signer,
        outcome: outcome === 'VERIFIED' ? 'VERIFIED' : 'FAILED_VERIFICATION',
        said: reasonsInWords([reason as IdCheckReason]),
      });
    return [fact, ...conditionsMet(file, fact, caller.identityUuid)];
  });
  return reply;
}

/** A decision on an identity check also meets its condition: nothing is left to review. */
function conditionsMet(file: LoanFile, fact: Fact, by: string): Fact[] {
  return fact.type === 'IdentityChecked' && fact.data.result === 'VERIFIED'
    ? buildConditionsCleared(file, 'ID_VERIFICATION_FAILURE', by)
    : [];
}

/** Restarts the work of an open gate under its old key, so that no vendor charges twice. Records no fact. */
export async function requestGateRerun(
  action: StaffAction,
  gate: string,
  reason: string | null | undefined,
): Promise<void> {
  const { context, caller, loan, requestId } = action;
  if (reason == null || !Object.hasOwn(RERUN_REASONS, reason)) return refuse('reason-missing');
  const file = loan.projection;
  if (!canRerun(file, gate)) return refuse('outcome-not-possible');
  const id = gate as GateId;
  const { work } = getGate(id);
  const attempt = file.reached[id] ?? 1;
  if (!work || !isOpen(getGate(id), file)) return refuse('outcome-not-possible');
  await context.db.transaction().execute(async (trx) => {
    await context.jobs.send(trx, work, { uuid: loan.uuid, gate: id, attempt, key: workKey(loan.uuid, id, attempt) });
    await append(trx, [decidedEntry({ caller, loan, requestId }, { act: 'rerun', gate, reason })]);
  });
}

/** Ends a file as a withdrawal or a decline. The gate's work sends the notice of a decline. */
export async function closeLoan(action: StaffAction, body: Request<typeof closeFile>['body']): Promise<LoanReply> {
  const { context } = action;
  if (body.reasons.length === 0) return refuse('reason-missing');
  const { reply } = await recordStaffAction(
    action,
    ['ended'],
    { act: 'closure', outcome: body.outcome, reasons: body.reasons.join(' ').slice(0, 200) },
    async (loan: LockedLoan) => [
      ...(await buildRefundFacts(context, loan)),
      ...(body.outcome === 'CANCELLED'
        ? [buildWithdrawal(body.reasons)]
        : [await buildStaffDecline(context, loan, body)]),
    ],
  );
  return reply;
}

function buildWithdrawal(reasons: readonly string[]): Fact {
  if (!reasons.every((one) => Object.hasOwn(WITHDRAWAL_REASONS, one))) return refuse('reason-missing');
  return { type: 'ApplicationWithdrawn', data: { reason: reasons.join(' ') } };
}

/** Returns the notice that the borrower would get for the reasons of a decline, and how it would reach them. */
export async function previewDecline(
  context: Context,
  loan: ApplicationRow,
  reasons: readonly DeclineReason[],
): Promise<HandlerReply<typeof previewDeclineNotice>> {
  if (reasons.length === 0) return refuse('reason-missing');
  const acceptedCodes = await acceptedReasons(
    context,
    { uuid: loan.uuid, organisation: loan.organisation, file: loan.projection, trx: context.db },
    reasons,
  );
  const { title, blocks } = await previewAdverseAction(context, loan, acceptedCodes);
  return { title, blocks, delivery: readsOnScreen(loan.projection) ? 'ELECTRONIC' : 'MAIL' };
}

/** Refuses reasons for a staff decline that the file contradicts, while others can still be chosen. */
async function acceptedReasons(
  context: Context,
  { uuid, organisation, file, trx }: Pick<LockedLoan, 'uuid' | 'organisation' | 'file'> & { trx: Executor },
  reasons: readonly DeclineReason[],
): Promise<readonly DeclineReason[]> {
  const judged = await loadDecisionInputs(context, trx, { uuid, projection: file }, await loanNow(context, trx));
  const wrong = contradictedReasons(reasons, judged, context.getPolicy(organisation));
  return wrong.length > 0 ? refuse('reason-contradicted', { reasons: wrong }) : principalReasons(reasons);
}

async function buildStaffDecline(
  context: Context,
  loan: LockedLoan,
  { reasons, ground }: Extract<Request<typeof closeFile>['body'], { outcome: 'DECLINED' }>,
): Promise<Fact> {
  const fact = buildDeclineFact(context.getPolicy(loan.organisation), await acceptedReasons(context, loan, reasons));
  return fact.type === 'ApplicationDeclined' ? { ...fact, data: { ...fact.data, ground: ground ?? null } } : fact;
}
