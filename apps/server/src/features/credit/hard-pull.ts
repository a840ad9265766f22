import { sameDebts, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, loanToday, type LockedLoan, recordWork } from '../../loan-file/index.ts';
import { loadDebts, replaceLiabilities } from '../../records/liabilities/index.ts';
import { findLatestSet } from '../../records/offer-sets/index.ts';
import { askVendor, hardCreditAnswer, type HardCreditAnswer, saveEvidence } from '../../vendors/index.ts';
import { toPricingLiability } from '../offers/index.ts';
import { buildCreditRequest } from './request.ts';
import { scheduleRetry } from './retry-job.ts';

/**
 * Job that makes the hard pull to which the borrower consented. A pull without a report doesn't use up the consent, so
 * the next attempt, under the next key, needs no new one. After an error, this schedules the next attempt, up to three
 * times. After a freeze, the next attempt waits until the borrower reports that they lifted it.
 */
export const hardPull: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const today = await loanToday(context, context.db);
  const request = await buildCreditRequest(context, context.db, job.uuid, { attempt: job.attempt, today });
  await askVendor(context, job, {
    kind: 'credit',
    op: 'credit.hardPull',
    schema: hardCreditAnswer,
    ask: (meta) => context.vendors.credit.hardPull(request, meta),
    onFailure: (): HardCreditAnswer => ({ outcome: 'ERROR' }),
    onAnswer: (answer) =>
      recordWork(context, job, async (loan) => {
        if (answer.outcome === 'ERROR') await scheduleRetry(context, loan.trx, loan.uuid, 'hard-error', job.attempt);
        return answer.outcome === 'FOUND'
          ? [await applyHardReport(context, loan, job.attempt, answer)]
          : [await buildNoReportFact(context, loan, job.attempt, answer)];
      }),
  });
};

/**
 * Saves the report and replaces the debts with those in it. The offers are priced again if its score or the debts
 * differ from those behind the latest offers.
 */
async function applyHardReport(
  context: Context,
  { trx, uuid, file }: LockedLoan,
  attempt: number,
  answer: Extract<HardCreditAnswer, { outcome: 'FOUND' }>,
): Promise<Fact> {
  const { vault } = context;
  const report = await saveEvidence(vault, trx, { uuid, kind: 'credit-hard', attempt }, answer);
  await replaceLiabilities(vault, trx, uuid, answer.report.liabilities);
  const offered = await findLatestSet(vault, trx, uuid);
  const debts = (await loadDebts(vault, trx, uuid)).map(toPricingLiability);
  const matched =
    offered !== undefined &&
    offered.data.inputs.score === answer.report.score.value &&
    sameDebts(offered.data.liabilities, debts);
  return {
    type: 'HardCreditReturned',
    data: { attempt, outcome: 'FOUND', alerts: answer.alerts, matched, consent: file.spentPulls + 1, report },
  };
}

async function buildNoReportFact(
  context: Context,
  { trx, uuid, file }: LockedLoan,
  attempt: number,
  answer: Exclude<HardCreditAnswer, { outcome: 'FOUND' }>,
): Promise<Fact> {
  if (answer.outcome === 'FROZEN')
    await saveEvidence(context.vault, trx, { uuid, kind: 'credit-frozen', attempt }, answer);
  return {
    type: 'HardCreditReturned',
    data: { attempt, outcome: answer.outcome, alerts: [], matched: true, consent: file.spentPulls + 1, report: null },
  };
}
