import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { readApplication } from '../loan-file/applications.ts';
import type { RequestMeta, VendorCall } from '../vendors/call.ts';
import { orLater } from '../vendors/or-later.ts';
import { patiently } from '../vendors/patiently.ts';
import type { ValuedHome } from '../vendors/valuation/port.ts';
import type * as z from 'zod/mini';

type Work = 'valuation.order' | 'valuation.quoteAppraisal' | 'valuation.orderAppraisal';

/** The home as valuers are told it. */
export async function homeOf({ vault, db }: Pick<Context, 'vault' | 'db'>, application: string): Promise<ValuedHome> {
  const { street1: street, city, state, zip } = (await readAnswers(vault, db, application)).home.address;
  return { street, city, state, zip };
}

/** Asks a valuer for a gate under the key of its job, and keeps the answer, twice when it came twice. One that comes late is asked for again. */
export async function asked<S extends z.ZodMiniType>(context: Context, job: GateJob, op: Work, schema: S, question: (meta: RequestMeta) => Promise<unknown>, keep: (answer: z.output<S>) => Promise<void>): Promise<void> {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const call: VendorCall = { kind: 'valuation', op, key: job.key, organisation: application.organisation, applicationUuid: job.uuid, attempt: job.attempt };
  const { valuation, gateway } = context.vendors;
  const answered = await orLater(context, op, job, () => patiently(() => gateway.ask(call, valuation.provider, schema, question)));
  if (!answered) return;
  await keep(answered.answer);
  if (answered.twice) await keep(answered.answer);
}
