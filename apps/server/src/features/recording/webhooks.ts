import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { loanNow } from '../../loan-file/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { recordedDeed, deliverEvent, type VendorEvent, type Webhooks } from '../../vendors/index.ts';
import { recordDeedNumber } from './recorded.ts';
import { saveSubmission } from './store.ts';

const sentRecorded = z.object({ ...recordedDeed.shape, documentUuid: z.nullish(z.uuid()) });
const sentRejected = z.object({
  county: z.string().check(z.minLength(1), z.maxLength(80)),
  reason: z.string().check(z.maxLength(500)),
});

/**
 * The county recorder's later answers: `recorded` or `rejected`. The reference is the key under which the deed was
 * sent, which ends with the number of its document set.
 */
export const recordingWebhooks: Webhooks = {
  recording: { recorded: { handle: recordReturnedDeed }, rejected: { handle: recordRejectedDeed } },
};

const parseSetNumber = (reference: string): number => Number(/:recording:(\d+)$/.exec(reference)?.[1] ?? 0);

async function recordReturnedDeed(event: VendorEvent, context: Context): Promise<void> {
  const read = sentRecorded.safeParse(event.data);
  if (!read.success)
    return context.log.warn(
      { application: event.uuid, event: event.eventId },
      'a deed recording has an unexpected shape',
    );
  const { instrumentNumber, county, recordedOn } = read.data;
  await deliverEvent(context, event, (loan) =>
    recordDeedNumber(context, loan, parseSetNumber(event.reference), {
      instrumentNumber,
      county,
      recordedOn,
      document: null,
    }),
  );
  await syncFileTasks(context, event.uuid);
}

async function recordRejectedDeed(event: VendorEvent, context: Context): Promise<void> {
  const read = sentRejected.safeParse(event.data);
  if (!read.success)
    return context.log.warn(
      { application: event.uuid, event: event.eventId },
      'a deed refusal has an unexpected shape',
    );
  await deliverEvent(context, event, async ({ uuid, trx, file }) => {
    const setNumber = parseSetNumber(event.reference);
    // Known progress is never undone.
    if (file.closingSet === setNumber && !file.deedRecorded)
      await saveSubmission(trx, {
        uuid,
        papers: setNumber,
        state: 'REJECTED',
        county: read.data.county,
        at: await loanNow(context, trx),
        expectedOn: null,
      });
    return [];
  });
  await syncFileTasks(context, event.uuid);
}
