import { currentLocale, GATES, type GateId, type Locale, type WorkName } from '@lintel/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Store, Database } from '../db/index.ts';
import { inLenderLocale } from '../locale.ts';
import type { Metrics } from '../metrics/index.ts';

/**
 * One piece of outside work that a gate requires. `key` is the same on every run, and vendors receive it as their
 * idempotency key.
 */
export interface GateJob {
  readonly uuid: string;
  readonly gate: GateId;
  readonly attempt: number;
  readonly key: string;
}

/** Work that no gate requires, by the name of its queue. */
export const BACKGROUND_JOBS = [
  'answer-question',
  'audit-export',
  'borrower-setup',
  'check-signer',
  'email-revert',
  'invite-signer',
  'leave-twilio',
  'make-account-export',
  'mail-note',
  'password-reset',
  'post-letter',
  'refund-appraisal',
  'remind-signer',
  'scan-document',
  'send-deposit',
  'send-turn',
  'signer-login',
  'signer-removed',
  'tell-account',
  'text-account',
  'vendor-event',
  'write-notice',
] as const;
export type BackgroundJobName = (typeof BACKGROUND_JOBS)[number];

/** `locale` is the language of the caller who queued the job. A job of an earlier version has none. */
export type BackgroundJobHandler = (id: string, locale: Locale | undefined) => Promise<void>;

/** The queues of background work. */
export interface Jobs {
  /** Queues work inside the transaction that makes it necessary. A rollback removes it. */
  send(trx: Transaction<Database>, work: WorkName, job: GateJob, afterSeconds?: number): Promise<void>;
  /**
   * Queues a background job inside the transaction that makes it necessary. `id` names its subject and contains nothing
   * personal.
   */
  queueBackgroundJob(
    trx: Transaction<Database>,
    name: BackgroundJobName,
    id: string,
    afterSeconds?: number,
  ): Promise<void>;
  /** Starts running work that has a handler. Other work stays queued until a version that handles it starts. */
  work(handlers: Partial<Record<WorkName, (job: GateJob) => Promise<void>>>): Promise<void>;
  workBackgroundJobs(handlers: Partial<Record<BackgroundJobName, BackgroundJobHandler>>): Promise<void>;
  /** Takes no new work and waits for running work to finish. */
  stop(): Promise<void>;
}

const YEAR = 365 * 24 * 3600;

/** A missing heartbeat reveals a dead worker after 10 s. Nothing blocks a gate for longer than 30 s. */
const QUEUE = {
  notify: true,
  heartbeatSeconds: 10,
  expireInSeconds: 30,
  retryLimit: 50,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  retentionSeconds: YEAR,
} as const;

const WORKS: readonly WorkName[] = [...new Set(GATES.flatMap((gate) => (gate.work ? [gate.work] : [])))];

export const getQueueName = (work: WorkName): string => `gate-work.${work}`;
/** `errand.` is in the names of queues that hold jobs, so it stays. */
const getBackgroundQueueName = (name: BackgroundJobName): string => `errand.${name}`;
export const QUEUES: readonly string[] = [...WORKS.map(getQueueName), ...BACKGROUND_JOBS.map(getBackgroundQueueName)];

type CountJob = Metrics['countJob'];

/** Starts pg-boss and creates the queues. Queued work runs only after `work` and `workBackgroundJobs`. */
export async function startJobs(
  store: Store,
  log: FastifyBaseLogger,
  countJob: CountJob = () => undefined,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...store.boss,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'jobs'));
  await boss.start();
  await makeQueues(boss);
  // PGlite has one process, so work that is still marked as running belonged to the one that died.
  if (store.kind === 'pglite')
    await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(store.db);
  return {
    async send(trx, work, job, afterSeconds = 0) {
      await boss.send(getQueueName(work), job, {
        db: fromKysely(trx),
        ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}),
      });
    },
    async queueBackgroundJob(trx, name, id, afterSeconds = 0) {
      await boss.send(
        getBackgroundQueueName(name),
        { id, locale: currentLocale() },
        { db: fromKysely(trx), ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}) },
      );
    },
    async work(handlers) {
      for (const work of WORKS) {
        const handler = handlers[work];
        if (handler) await runQueue(boss, countJob, getQueueName(work), handler, store.kind === 'pglite' ? 1 : 2);
      }
    },
    async workBackgroundJobs(handlers) {
      for (const name of BACKGROUND_JOBS) {
        const handler = handlers[name];
        if (handler)
          await runQueue<{ id: string; locale?: Locale }>(
            boss,
            countJob,
            getBackgroundQueueName(name),
            ({ id, locale }) => handler(id, locale),
            1,
          );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  const there = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const queue of QUEUES.filter((name) => !there.has(name))) {
    await boss.createQueue(queue, QUEUE);
    // Fills pg-boss's list of queues now: looking up a queue during a send would need a second connection inside our
    // transaction.
    await boss.findJobs(queue, { key: 'none' });
  }
}

/**
 * Seconds between polls of a queue that got no notification. Each queue has its own interval, so that a hundred workers
 * that started together don't query the database at the same moment and delay what a borrower waits for.
 */
const pickPollingInterval = (): number => 4 + 2 * Math.random();

async function runQueue<T extends object = GateJob>(
  boss: PgBoss,
  countJob: CountJob,
  queue: string,
  handler: (job: T) => Promise<void>,
  localConcurrency: number,
): Promise<void> {
  const id = await boss.work(
    queue,
    {
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: pickPollingInterval(),
      localConcurrency,
      includeMetadata: true,
    },
    async (jobs: JobWithMetadata<T>[]) => {
      try {
        for (const job of jobs) await runCounted(countJob, queue, job, () => inLenderLocale(() => handler(job.data)));
      } finally {
        // One notification starts one fetch, not one per job, so look again right away.
        boss.notifyWorker(id);
      }
    },
  );
}

/** Counts a run by its outcome. When the last allowed run fails, the outcome is `given-up`. */
async function runCounted(
  countJob: CountJob,
  queue: string,
  { retryCount, retryLimit }: { readonly retryCount: number; readonly retryLimit: number },
  run: () => Promise<void>,
): Promise<void> {
  const isRetry = retryCount > 0;
  try {
    await run();
    countJob(queue, 'done', isRetry);
  } catch (error) {
    countJob(queue, retryCount < retryLimit ? 'failed' : 'given-up', isRetry);
    throw error;
  }
}
