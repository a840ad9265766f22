import type { Fact } from '@lintel/domain';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, loanToday, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readParcel } from '../../records/home/index.ts';
import { askVendor, saveEvidence, parcelSearchReply, propertyValue, type PropertyValue } from '../../vendors/index.ts';
import { buildTransferFacts } from './title.ts';

/** Searches property records for the home's parcel. */
export const findProperty: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const { home } = await readAnswers(context.vault, context.db, job.uuid);
  const today = await loanToday(context, context.db);
  const request = {
    address: home.address,
    attempt: job.attempt,
    today,
    ...(home.parcelNumber ? { parcelNumber: home.parcelNumber } : {}),
  };
  await askVendor(context, job, {
    kind: 'property',
    op: 'property.find',
    schema: parcelSearchReply,
    ask: (meta) => context.vendors.property.find(request, meta),
    onAnswer: (answer) =>
      recordWork(context, job, async ({ trx, uuid, organisation }) => {
        await saveEvidence(context.vault, trx, { uuid, kind: 'property', attempt: job.attempt }, answer);
        const only = answer.outcome === 'ONE' ? answer.parcels[0] : undefined;
        const parcel = only
          ? await saveEvidence(context.vault, trx, { uuid, kind: 'parcel', attempt: job.attempt }, only)
          : null;
        const located: Fact = {
          type: 'PropertyLocated',
          data: { attempt: job.attempt, outcome: answer.outcome, parcel, lastTransferOn: only?.lastTransferOn ?? null },
        };
        return [located, ...buildTransferFacts(context.getPolicy(organisation), only, today)];
      }),
  });
};

/** Requests the automated value of the parcel that was found or chosen. */
export const valueProperty: WorkHandler = async (job, context) => {
  const parcel = await readParcel(context, context.db, job.uuid);
  if (!parcel) return;
  const today = await loanToday(context, context.db);
  await askVendor(context, job, {
    kind: 'property',
    op: 'property.value',
    schema: propertyValue,
    ask: (meta) => context.vendors.property.value({ parcel, today }, meta),
    onAnswer: (answer) =>
      recordWork(context, job, async ({ trx, uuid }) => {
        await saveEvidence(context.vault, trx, { uuid, kind: 'value', attempt: job.attempt }, answer);
        return [buildValueFact(job.attempt, answer)];
      }),
  });
};

function buildValueFact(attempt: number, answer: PropertyValue): Fact {
  if (answer.outcome === 'NO_VALUE')
    return {
      type: 'PropertyValued',
      data: { attempt, outcome: 'NO_VALUE', value: null, range: null, confidence: null, route: answer.route },
    };
  const { valueCents, lowCents, highCents, confidence } = answer;
  return {
    type: 'PropertyValued',
    data: {
      attempt,
      outcome: 'VALUE',
      value: valueCents / 100,
      range: { low: lowCents / 100, high: highCents / 100 },
      confidence,
      route: null,
    },
  };
}
