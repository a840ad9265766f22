import type { Fact } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context, WorkHandler } from '../context.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { loanToday } from '../loan-file/clock.ts';
import { readApplication } from '../loan-file/applications.ts';
import type { RequestMeta, VendorCall } from '../vendors/call.ts';
import { deliver } from '../vendors/deliver.ts';
import type { Answered } from '../vendors/gateway.ts';
import { keepEvidence, readEvidence } from '../vendors/evidence.ts';
import { orLater } from '../vendors/or-later.ts';
import { patiently } from '../vendors/patiently.ts';
import { propertyFound, propertyValue, type Parcel, type PropertyFound, type PropertyValue } from '../vendors/property/port.ts';
import { transferFacts } from './transfer.ts';

/** Finds the parcel in public records. */
export const findProperty: WorkHandler = async (job, context) => {
  const question = await prepare(context, job, 'property.find');
  if (!question) return;
  const { home } = await readAnswers(context.vault, context.db, job.uuid);
  const request = { address: home.address, attempt: job.attempt, today: question.today, ...(home.parcelNumber ? { parcelNumber: home.parcelNumber } : {}) };
  const { property, gateway } = context.vendors;
  const answered = await orLater(context, 'property.find', job, () => patiently(() => gateway.ask(question.call, property.provider, propertyFound, (meta) => property.find(request, meta))));
  if (answered) await keepFound(context, job, answered, question.today);
};

/** Asks for the automated value of the parcel that was found or chosen. */
export const valueProperty: WorkHandler = async (job, context) => {
  const question = await prepare(context, job, 'property.value');
  const parcel = await readEvidence<Parcel>(context.vault, context.db, job.uuid, 'parcel');
  if (!question || !parcel) return;
  const { property, gateway } = context.vendors;
  const ask = (meta: RequestMeta) => property.value({ parcel, today: question.today }, meta);
  const answered = await orLater(context, 'property.value', job, () => patiently(() => gateway.ask(question.call, property.provider, propertyValue, ask)));
  if (answered) await keepValue(context, job, answered);
};

/** The question of a job, unless its application has ended. */
export async function prepare(context: Context, job: GateJob, op: string): Promise<{ call: VendorCall; today: string } | null> {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return null;
  const today = await loanToday(context, context.db);
  return { today, call: { kind: 'property', op, key: job.key, organisation: application.organisation, applicationUuid: job.uuid, attempt: job.attempt } };
}

async function keepFound(context: Context, job: GateJob, { answer, twice }: Answered<PropertyFound>, today: string): Promise<void> {
  for (let times = twice ? 2 : 1; times > 0; times -= 1) {
    await deliver(context, job, async ({ trx, uuid, organisation }) => {
      await keepEvidence(context.vault, trx, { uuid, kind: 'property', attempt: job.attempt }, answer);
      const only = answer.outcome === 'ONE' ? answer.parcels[0] : undefined;
      const parcel = only ? await keepEvidence(context.vault, trx, { uuid, kind: 'parcel', attempt: job.attempt }, only) : null;
      const located: Fact = { type: 'PropertyLocated', data: { attempt: job.attempt, outcome: answer.outcome, parcel, lastTransferOn: only?.lastTransferOn ?? null } };
      return [located, ...transferFacts(context.policyOf(organisation), only, today)];
    });
  }
}

async function keepValue(context: Context, job: GateJob, { answer, twice }: Answered<PropertyValue>): Promise<void> {
  for (let times = twice ? 2 : 1; times > 0; times -= 1) {
    await deliver(context, job, async ({ trx, uuid }) => {
      await keepEvidence(context.vault, trx, { uuid, kind: 'value', attempt: job.attempt }, answer);
      return [valued(job.attempt, answer)];
    });
  }
}

function valued(attempt: number, answer: PropertyValue): Fact {
  if (answer.outcome === 'NO_VALUE') return { type: 'PropertyValued', data: { attempt, outcome: 'NO_VALUE', value: null, range: null, confidence: null, route: answer.route } };
  const { valueCents, lowCents, highCents, confidence } = answer;
  return {
    type: 'PropertyValued',
    data: { attempt, outcome: 'VALUE', value: valueCents / 100, range: { low: lowCents / 100, high: highCents / 100 }, confidence, route: null },
  };
}
