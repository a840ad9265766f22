import { RETRY_WAITS } from '@lintel/domain';
import type { Context, Trx, WorkHandler } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { deliver } from '../vendors/deliver.ts';
import { tellWeKeepTrying } from './tell.ts';
import { declineWithoutFile } from './no-file.ts';

const keyOf = (uuid: string, attempt: number): string => `${uuid}:soft-error:${attempt}:again`;

/** Queues the next try, in the transaction of the error that makes it necessary. */
export async function scheduleRetry(context: Context, trx: Trx, uuid: string, attempt: number): Promise<void> {
  const wait = RETRY_WAITS[await retriesSoFar(trx, uuid)];
  if (wait !== undefined) await context.jobs.send(trx, 'credit.retry', { uuid, gate: 'soft-error', attempt, key: keyOf(uuid, attempt) }, wait);
}

/** When we ask again by ourselves after the last error; null when staff have to. */
export async function nextRetry(trx: Executor, uuid: string): Promise<string | null> {
  const wait = RETRY_WAITS[await retriesSoFar(trx, uuid)];
  const last = await trx.selectFrom('fact').select('at').where('application_uuid', '=', uuid).where('type', '=', 'SoftCreditReturned').orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  return last && wait !== undefined ? new Date(last.at.getTime() + wait * 1000).toISOString() : null;
}

async function retriesSoFar(trx: Executor, uuid: string): Promise<number> {
  const rows = await trx.selectFrom('fact').select('data').where('application_uuid', '=', uuid).where('type', '=', 'SoftCreditRetryAsked').execute();
  return rows.filter((row) => (JSON.parse(row.data) as { reason?: string }).reason === 'RETRY_JOB').length;
}

/** Asks the bureau again when the wait is over. The gate queues a job of its own at once, which tells the borrower: the wait was set with the error. */
export const retryPull: WorkHandler = async (job, context) => {
  if (job.gate === 'no-match-ssn') return declineWithoutFile(job, context);
  if (job.key !== keyOf(job.uuid, job.attempt)) return tellWeKeepTrying(job, context);
  await deliver(context, job, ({ file }) =>
    file.soft.outcome === 'ERROR' && file.soft.attempt === job.attempt ? [{ type: 'SoftCreditRetryAsked', data: { reason: 'RETRY_JOB' } }] : [],
  );
};
