import { MAX_SSN_TRIES, noticeDueAt } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import type { WorkHandler, GateJob } from '../../kernel/jobs/index.ts';
import { readApplication, selectApplications, loanNow, buildDeclineFact, recordWork } from '../../loan-file/index.ts';

const buildNoFileJob = (uuid: string): GateJob => ({
  uuid,
  gate: 'no-match-ssn',
  attempt: 1,
  key: `${uuid}:no-match-ssn:30-days`,
});

/** Returns when the search for a credit file ends: 30 days after the application was created. */
const getWaitEnd = (created: Date): Date => new Date(noticeDueAt('NO_CREDIT_FILE', created.toISOString()));

/** Queues the job that declines at the end of the wait, in the transaction of the bureau's answer that starts it. */
export async function scheduleNoFile(context: Context, trx: Trx, uuid: string): Promise<void> {
  const milliseconds = await countMillisecondsLeft(context, trx, uuid);
  await context.jobs.send(trx, 'credit.retry', buildNoFileJob(uuid), Math.max(Math.ceil(milliseconds / 1000), 1));
}

/**
 * Job that declines an application when no credit file was found in 30 days. The notice is due the same day. If the
 * clock was moved back, waits again.
 */
export const declineWithoutFile: WorkHandler = async (job, context) => {
  const milliseconds = await countMillisecondsLeft(context, context.db, job.uuid);
  if (milliseconds > 0) return context.db.transaction().execute((trx) => scheduleNoFile(context, trx, job.uuid));
  await recordWork(context, job, ({ file, organisation }) =>
    file.softPull.outcome === 'NO_MATCH' && file.ssnAttempts >= MAX_SSN_TRIES
      ? [buildDeclineFact(context.getPolicy(organisation), ['NO_CREDIT_FILE'])]
      : [],
  );
};

/** Declines what is due after a test environment's loan clock was moved, because the queue counts real seconds. */
export async function sweepNoFile(context: Context): Promise<number> {
  const now = await loanNow(context, context.db);
  const waiting = await selectApplications(context.db)
    .select(['uuid', 'created_at'])
    .where('active', '=', true)
    .where('gate', '=', 'no-match-ssn')
    .execute();
  const due = waiting.filter(({ created_at }) => getWaitEnd(created_at) <= now);
  for (const { uuid } of due) await declineWithoutFile(buildNoFileJob(uuid), context);
  return due.length;
}

async function countMillisecondsLeft(context: Context, trx: Trx | Context['db'], uuid: string): Promise<number> {
  const application = await readApplication(trx, uuid);
  if (!application) return 0;
  return getWaitEnd(application.created_at).getTime() - (await loanNow(context, trx)).getTime();
}
