import type { Locale, WorkName } from '@lintel/domain';
import type { Context } from '../context.ts';
import type { BackgroundJobName, GateJob, Jobs } from './jobs.ts';

/**
 * Does one piece of a gate's outside work. Runs outside any transaction, calls its vendor under `job.key`, records the
 * answer, and may run again at any time.
 */
export type WorkHandler = (job: GateJob, context: Context) => Promise<void>;

/**
 * Does work that no gate requires. Runs outside any transaction and may run again at any time.
 *
 * @param locale the language of the caller who caused it
 */
export type BackgroundJob = (id: string, context: Context, locale?: Locale) => Promise<void>;

declare module '../context.ts' {
  interface Context {
    readonly jobs: Jobs;
    readonly work: Partial<Record<WorkName, WorkHandler>>;
    readonly backgroundJobs: Partial<Record<BackgroundJobName, BackgroundJob>>;
  }
}

declare module '../feature.ts' {
  interface Feature {
    /** The outside work that the feature does for gates. */
    readonly work?: Partial<Record<WorkName, WorkHandler>>;
    /** Other work that the feature queues. */
    readonly backgroundJobs?: Partial<Record<BackgroundJobName, BackgroundJob>>;
  }
}
