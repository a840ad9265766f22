import type { WorkName } from '@lintel/domain';
import type * as z from 'zod/mini';
import type { VendorKind } from '../kernel/config/index.ts';
import type { Context, Trx } from '../kernel/context.ts';
import type { BackgroundJobName, GateJob } from '../kernel/jobs/index.ts';
import { readApplication } from '../loan-file/index.ts';
import { VendorFailure, type RequestMeta } from './call.ts';
import { withRetries } from './with-retries.ts';

/** A question to a vendor about an application: the vendor, the operation, and how to send it and parse its answer. */
export interface VendorQuestion<S extends z.ZodMiniType> {
  readonly kind: VendorKind;
  readonly op: string;
  readonly schema: S;
  readonly ask: (meta: RequestMeta) => Promise<unknown>;
  /** The vendor to ask, where a kind has several. */
  readonly provider?: string;
  /** Identifies the question where its job's key doesn't. */
  readonly key?: string;
}

interface HandledQuestion<S extends z.ZodMiniType> extends VendorQuestion<S> {
  /** Must take effect once, however often it is called with the same answer. */
  readonly onAnswer: (answer: z.output<S>) => Promise<unknown>;
  /** The answer to use when the vendor can't be reached. Without it the queue repeats the job. */
  readonly onFailure?: () => z.output<S>;
  /** Also asks about an ended file, for example to mail a letter or refund a fee. */
  readonly evenIfEnded?: boolean;
}

/** `work` is the work to queue again for a late answer, where the question has its own name. */
type GateQuestion<S extends z.ZodMiniType> = HandledQuestion<S> &
  ({ readonly op: WorkName; readonly work?: undefined } | { readonly work: WorkName });

/** A background job that asks about one application, with the key of its question. */
interface BackgroundTask {
  readonly backgroundJob: BackgroundJobName;
  readonly id: string;
  readonly uuid: string;
  readonly attempt: number;
  readonly key: string;
}

/**
 * Asks a vendor in a gate's job, under the job's key, and passes the answer to `onAnswer`. An interrupted run finds the
 * answer in the ledger and doesn't ask again. Nothing is asked about an ended file. An answer announced for later is
 * requested then.
 */
export async function askVendor<S extends z.ZodMiniType>(
  context: Context,
  job: GateJob,
  question: GateQuestion<S>,
): Promise<void> {
  const work = question.work === undefined ? question.op : question.work;
  await askAndHandOn(context, job, question, (trx, seconds) => context.jobs.send(trx, work, job, seconds));
}

/** Does the same for a background job, under its task's key. */
export async function askVendorInBackground<S extends z.ZodMiniType>(
  context: Context,
  task: BackgroundTask,
  question: HandledQuestion<S>,
): Promise<void> {
  await askAndHandOn(context, task, question, (trx, seconds) =>
    context.jobs.queueBackgroundJob(trx, task.backgroundJob, task.id, seconds),
  );
}

async function askAndHandOn<S extends z.ZodMiniType>(
  context: Context,
  job: Pick<GateJob, 'uuid' | 'attempt' | 'key'>,
  question: HandledQuestion<S>,
  askLater: (trx: Trx, seconds: number) => Promise<void>,
): Promise<void> {
  const key = question.key ?? job.key;
  let answer: z.output<S> | null;
  try {
    answer = await withRetries(() => ask(context, { uuid: job.uuid, attempt: job.attempt, key }, question));
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    if (error.failure === 'LATE') {
      await context.db.transaction().execute((trx) => askLater(trx, error.retryAfter ?? 1));
      return;
    }
    if (!question.onFailure) throw error;
    answer = question.onFailure();
  }
  const answered = answer;
  if (answered !== null) await context.vendors.gateway.deliver(key, () => question.onAnswer(answered));
}

/** Returns the answer, or null when nothing may be asked about the file. */
async function ask<S extends z.ZodMiniType>(
  { db, vendors }: Context,
  { uuid, attempt, key }: Pick<GateJob, 'uuid' | 'attempt' | 'key'>,
  { kind, op, schema, ask: send, provider, evenIfEnded = false }: HandledQuestion<S>,
): Promise<z.output<S> | null> {
  const application = await readApplication(db, uuid);
  if (!application || !(application.active || evenIfEnded)) return null;
  const { organisation } = application;
  const call = { kind, op, key, organisation, applicationUuid: uuid, attempt };
  return vendors.gateway.ask(call, provider ?? vendors[kind].provider, schema, send);
}
