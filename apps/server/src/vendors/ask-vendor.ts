import type { WorkName } from '@lintel/domain';
import type * as z from 'zod/mini';
import type { VendorKind } from '../kernel/config/index.ts';
import type { Context, Trx } from '../kernel/context.ts';
import type { ErrandName, GateJob } from '../kernel/jobs/index.ts';
import { readApplication } from '../loan-file/index.ts';
import { VendorFailure, type RequestMeta } from './call.ts';
import { withRetries } from './with-retries.ts';

/** What a vendor is asked about an application. */
export interface VendorQuestion<S extends z.ZodMiniType> {
  readonly kind: VendorKind;
  readonly op: string;
  readonly schema: S;
  readonly ask: (meta: RequestMeta) => Promise<unknown>;
  /** Who is asked, where a kind has several. */
  readonly provider?: string;
  /** Names the question where the key of its job doesn't. */
  readonly key?: string;
}

interface HandledQuestion<S extends z.ZodMiniType> extends VendorQuestion<S> {
  /** Must act once, however often it is called with the same answer. */
  readonly onAnswer: (answer: z.output<S>) => Promise<unknown>;
  /** What counts as the answer of a vendor that can't be reached. Without it the queue repeats the job. */
  readonly onFailure?: () => z.output<S>;
  /** Asked about an ended file too: a letter still has to leave, a fee to go back. */
  readonly evenIfEnded?: boolean;
}

/** `work` is what is queued again for a late answer, where the question has a name of its own. */
type GateQuestion<S extends z.ZodMiniType> = HandledQuestion<S> &
  ({ readonly op: WorkName; readonly work?: undefined } | { readonly work: WorkName });

/** A background job that asks about one application, with the key of its question. */
interface BackgroundTask {
  readonly errand: ErrandName;
  readonly id: string;
  readonly uuid: string;
  readonly attempt: number;
  readonly key: string;
}

/**
 * Asks a vendor for a gate under the key of its job, and hands on the answer. A run that was cut off finds the answer in the ledger and asks nothing; an
 * ended file is asked about no more. An answer that is announced for later is asked for then.
 */
export async function askVendor<S extends z.ZodMiniType>(
  context: Context,
  job: GateJob,
  question: GateQuestion<S>,
): Promise<void> {
  const work = question.work === undefined ? question.op : question.work;
  await askAndHandOn(context, job, question, (trx, seconds) => context.jobs.send(trx, work, job, seconds));
}

/** The same for a background job, under the key of its task. */
export async function askVendorInBackground<S extends z.ZodMiniType>(
  context: Context,
  task: BackgroundTask,
  question: HandledQuestion<S>,
): Promise<void> {
  await askAndHandOn(context, task, question, (trx, seconds) =>
    context.jobs.errand(trx, task.errand, task.id, seconds),
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

/** The answer, or null when the file may not be asked about. */
async function ask<S extends z.ZodMiniType>(
  { db, vendors }: Context,
  { uuid, attempt, key }: Pick<GateJob, 'uuid' | 'attempt' | 'key'>,
  { kind, op, schema, ask: put, provider, evenIfEnded = false }: HandledQuestion<S>,
): Promise<z.output<S> | null> {
  const application = await readApplication(db, uuid);
  if (!application || !(application.active || evenIfEnded)) return null;
  const { organisation } = application;
  const call = { kind, op, key, organisation, applicationUuid: uuid, attempt };
  return vendors.gateway.ask(call, provider ?? vendors[kind].provider, schema, put);
}
