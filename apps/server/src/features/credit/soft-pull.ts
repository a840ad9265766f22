import { MAX_SSN_TRIES, type Fact } from '@lintel/domain';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, loanToday, recordWork } from '../../loan-file/index.ts';
import { replaceLiabilities } from '../../records/liabilities/index.ts';
import { askVendor, creditAnswer, type CreditAnswer, saveEvidence } from '../../vendors/index.ts';
import { scheduleNoFile } from './no-file.ts';
import { buildCreditRequest } from './request.ts';
import { scheduleRetry } from './retry-job.ts';

/**
 * Job that makes the soft pull. If the bureau can't be reached, records ERROR and schedules the next attempt, which has
 * a new key.
 */
export const softPull: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const today = await loanToday(context, context.db);
  const request = await buildCreditRequest(context, context.db, job.uuid, { attempt: job.attempt, today });
  await askVendor(context, job, {
    kind: 'credit',
    op: 'credit.softPull',
    schema: creditAnswer,
    ask: (meta) => context.vendors.credit.softPull(request, meta),
    onFailure: (): CreditAnswer => ({ outcome: 'ERROR' }),
    onAnswer: (answer) =>
      recordWork(context, job, async ({ trx, uuid, file }) => {
        const report =
          answer.outcome === 'ERROR'
            ? null
            : await saveEvidence(context.vault, trx, { uuid, kind: 'credit-soft', attempt: job.attempt }, answer);
        if (answer.outcome === 'FOUND') await replaceLiabilities(context.vault, trx, uuid, answer.report.liabilities);
        if (answer.outcome === 'ERROR') await scheduleRetry(context, trx, uuid, 'soft-error', job.attempt);
        if (answer.outcome === 'NO_MATCH' && file.ssnAttempts >= MAX_SSN_TRIES)
          await scheduleNoFile(context, trx, uuid);
        return [buildReturnedFact(job.attempt, answer, report)];
      }),
  });
};

function buildReturnedFact(attempt: number, answer: CreditAnswer, report: string | null): Fact {
  return {
    type: 'SoftCreditReturned',
    data: { attempt, outcome: answer.outcome, alerts: answer.outcome === 'FOUND' ? answer.alerts : [], report },
  };
}
