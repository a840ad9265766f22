import { MOST_SSN_TRIES, type Fact } from '@lintel/domain';
import type { Context, WorkHandler } from '../context.ts';
import { loanToday } from '../loan-file/clock.ts';
import { readApplication } from '../loan-file/applications.ts';
import { VendorFailure, type VendorCall } from '../vendors/call.ts';
import { creditAnswer, type CreditAnswer } from '../vendors/credit/port.ts';
import { deliver } from '../vendors/deliver.ts';
import type { Answered } from '../vendors/gateway.ts';
import { keepEvidence } from '../vendors/evidence.ts';
import { patiently } from '../vendors/patiently.ts';
import { replaceLiabilities } from '../liens/liabilities.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { scheduleNoFile } from './no-file.ts';
import { creditRequest } from './request.ts';
import { scheduleRetry } from './retry-job.ts';

/** The soft pull. Asked under the job's key, so a run that was cut off finds the answer in the ledger and pulls nothing. */
export const softPull: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const today = await loanToday(context, context.db);
  const request = await creditRequest(context, context.db, job.uuid, { attempt: job.attempt, today });
  const call: VendorCall = { kind: 'credit', op: 'credit.softPull', key: job.key, organisation: application.organisation, applicationUuid: job.uuid, attempt: job.attempt };
  const { credit, gateway } = context.vendors;
  try {
    await keep(context, job, await patiently(() => gateway.ask(call, credit.provider, creditAnswer, (meta) => credit.softPull(request, meta))));
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    if (error.failure !== 'LATE') await keep(context, job, { answer: { outcome: 'ERROR' }, twice: false });
    else await context.db.transaction().execute((trx) => context.jobs.send(trx, 'credit.softPull', job, error.retryAfter ?? 1));
  }
};

async function keep(context: Context, job: GateJob, { answer, twice }: Answered<CreditAnswer>): Promise<void> {
  for (let times = twice ? 2 : 1; times > 0; times -= 1) {
    await deliver(context, job, async ({ trx, uuid, file }) => {
      const report = answer.outcome === 'ERROR' ? null : await keepEvidence(context.vault, trx, { uuid, kind: 'credit-soft', attempt: job.attempt }, answer);
      if (answer.outcome === 'FOUND') await replaceLiabilities(context.vault, trx, uuid, answer.report.liabilities);
      if (answer.outcome === 'ERROR') await scheduleRetry(context, trx, uuid, 'soft-error', job.attempt);
      if (answer.outcome === 'NO_MATCH' && file.ssn >= MOST_SSN_TRIES) await scheduleNoFile(context, trx, uuid);
      return [returned(job.attempt, answer, report)];
    });
  }
}

function returned(attempt: number, answer: CreditAnswer, report: string | null): Fact {
  return { type: 'SoftCreditReturned', data: { attempt, outcome: answer.outcome, alerts: answer.outcome === 'FOUND' ? answer.alerts : [], report } };
}
