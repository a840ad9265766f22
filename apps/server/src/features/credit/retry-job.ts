import { RETRY_WAITS, type LoanFile } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { factsOfType, findLastFact, recordWork } from '../../loan-file/index.ts';
import { declineWithoutFile } from './no-file.ts';

type Pull = (file: LoanFile) => { readonly attempt: number; readonly outcome: string | null };
const soft: Pull = (file) => file.softPull;
const hard: Pull = (file) => file.hardPull;

/** The gates at which a pull is requested again after a bureau error, with their facts. */
const PULLS = {
  'soft-error': { returned: 'SoftCreditReturned', asked: 'SoftCreditRetryAsked', getPull: soft },
  'hard-error': { returned: 'HardCreditReturned', asked: 'HardCreditRetryAsked', getPull: hard },
} as const;
export type ErrorGate = keyof typeof PULLS;

const toRetryKey = (uuid: string, gate: ErrorGate, attempt: number): string => `${uuid}:${gate}:${attempt}:again`;

/** Queues the next try after a bureau error, in the transaction of the error. */
export async function scheduleRetry(
  context: Context,
  trx: Trx,
  uuid: string,
  gate: ErrorGate,
  attempt: number,
): Promise<void> {
  const wait = RETRY_WAITS[await countRetries(trx, uuid, gate)];
  if (wait !== undefined)
    await context.jobs.send(trx, 'credit.retry', { uuid, gate, attempt, key: toRetryKey(uuid, gate, attempt) }, wait);
}

/** Returns when the next automatic try after the last error is due, or null when staff must act. */
export async function findNextRetry(trx: Executor, uuid: string, gate: ErrorGate): Promise<string | null> {
  const wait = RETRY_WAITS[await countRetries(trx, uuid, gate)];
  const last = await findLastFact(trx, uuid, [PULLS[gate].returned]);
  return last && wait !== undefined ? new Date(last.at.getTime() + wait * 1000).toISOString() : null;
}

async function countRetries(trx: Executor, uuid: string, gate: ErrorGate): Promise<number> {
  const retries = await factsOfType(trx, uuid, PULLS[gate].asked);
  return retries.filter(({ data }) => data.reason === 'RETRY_JOB').length;
}

/**
 * Job that requests a pull again when the wait after a bureau error ends. The gate queues a job right away too, which
 * does nothing: its key isn't the one that the error scheduled.
 */
export const retryPull: WorkHandler = async (job, context) => {
  if (job.gate === 'no-match-ssn') return declineWithoutFile(job, context);
  const gate: ErrorGate = job.gate === 'hard-error' ? 'hard-error' : 'soft-error';
  if (job.key !== toRetryKey(job.uuid, gate, job.attempt)) return;
  await recordWork(context, job, ({ file }) => {
    const pull = PULLS[gate].getPull(file);
    return pull.outcome === 'ERROR' && pull.attempt === job.attempt
      ? [{ type: PULLS[gate].asked, data: { reason: 'RETRY_JOB' } }]
      : [];
  });
};
