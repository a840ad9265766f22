import type { WorkName } from '@lintel/domain';
import type { Context } from '../context.ts';
import { Refused, throttleErrors } from '../http/index.ts';
import type { BackgroundJob, WorkHandler } from './context.ts';
import type { BackgroundJobHandler, BackgroundJobName, GateJob } from './jobs.ts';

type JobRunner = (job: GateJob) => Promise<void>;

/**
 * Runs the jobs of all work that has a handler. An answer that the loan file refuses (old attempt, closed file, already
 * recorded) ends its job silently. Any other error is retried under the same key.
 */
export async function runWork(context: Context): Promise<void> {
  const handlers: Partial<Record<WorkName, JobRunner>> = {};
  const write = throttleErrors(context.log);
  for (const [work, handler] of Object.entries(context.work) as [WorkName, WorkHandler][]) {
    handlers[work] = async (job) => {
      try {
        await handler(job, context);
      } catch (error) {
        if (error instanceof Refused && error.reason === 'not-at-this-step') {
          context.log.info({ gate: job.gate, application: job.uuid }, 'an answer came too late');
          return;
        }
        write(
          `${job.gate} ${describeError(error)}`,
          { err: error, gate: job.gate, application: job.uuid },
          'work failed and will be retried',
        );
        throw error;
      }
    };
  }
  await context.jobs.work(handlers);
  await context.jobs.workBackgroundJobs(buildBackgroundJobs(context));
}

/** Makes errors of one kind one line in the log, whichever file they are about. */
const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message}` : typeof error;

function buildBackgroundJobs(context: Context): Partial<Record<BackgroundJobName, BackgroundJobHandler>> {
  const write = throttleErrors(context.log);
  const run =
    (name: string, backgroundJob: BackgroundJob): BackgroundJobHandler =>
    async (id, locale) => {
      try {
        await backgroundJob(id, context, locale);
      } catch (error) {
        write(
          `${name} ${describeError(error)}`,
          { err: error, backgroundJob: name },
          'a background job failed and will be retried',
        );
        throw error;
      }
    };
  return Object.fromEntries(Object.entries(context.backgroundJobs).map(([name, job]) => [name, run(name, job)]));
}
