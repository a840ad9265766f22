import type { WorkName } from '@lintel/domain';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { readApplication } from '../loan-file/applications.ts';
import type { RequestMeta, VendorKind } from './call.ts';
import { orLater } from './or-later.ts';
import { patiently } from './patiently.ts';

interface Question<S extends z.ZodMiniType> {
  readonly kind: VendorKind & ('title' | 'flood' | 'notary' | 'recording' | 'payoff');
  readonly op: WorkName;
  readonly schema: S;
  readonly ask: (meta: RequestMeta) => Promise<unknown>;
}

/** Asks a vendor for a gate under the key of its job, unless the file has ended, and keeps the answer, twice when it came twice. One that comes late is asked for again. */
export async function askFor<S extends z.ZodMiniType>(context: Context, job: GateJob, { kind, op, schema, ask }: Question<S>, keep: (answer: z.output<S>) => Promise<unknown>): Promise<void> {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const { gateway } = context.vendors;
  const call = { kind, op, key: job.key, organisation: application.organisation, applicationUuid: job.uuid, attempt: job.attempt };
  const answered = await orLater(context, op, job, () => patiently(() => gateway.ask(call, context.vendors[kind].provider, schema, ask)));
  if (!answered) return;
  await keep(answered.answer);
  if (answered.twice) await keep(answered.answer);
}
