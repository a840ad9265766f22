import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/index.ts';
import { VendorFailure, employmentResult, type VendorEvent, type Webhooks } from '../../vendors/index.ts';
import { recordJobAnswer } from './jobs.ts';
import { findLinkByUuid } from './links.ts';
import { askSource, saveAnswer, parseReadKey } from './read-link.ts';

/**
 * Handles events of income vendors: a source has finished reading (and is asked then), or an employer answered.
 * References are the keys of our requests.
 */
export const incomeWebhooks: Webhooks = {
  income: { 'link.read': { handle: readFinishedSource }, 'employment.answered': { handle: recordEmployerAnswer } },
};

async function readFinishedSource(
  { reference, uuid, organisation, eventId }: VendorEvent,
  context: Context,
): Promise<void> {
  const linkUuid = parseReadKey(reference);
  const row = linkUuid === undefined ? undefined : await findLinkByUuid(context.db, uuid, linkUuid);
  const application = await readApplication(context.db, uuid);
  // The borrower must still return from an open link.
  if (row?.state !== 'DONE' || !application?.active) return;
  try {
    await saveAnswer(
      context,
      uuid,
      row.uuid,
      await askSource(context, row, organisation, application.projection.income.attempt, null),
      { requestId: eventId },
    );
  } catch (error) {
    // The link's job asks again. The event contains nothing more.
    if (!(error instanceof VendorFailure)) throw error;
  }
}

async function recordEmployerAnswer({ reference, uuid, data }: VendorEvent, context: Context): Promise<void> {
  const [, attempt, asks] = /^[0-9a-f-]{36}:employer:(\d+):(\d+)$/.exec(reference) ?? [];
  const read = employmentResult.safeParse(data);
  if (attempt === undefined || asks === undefined || !read.success) return;
  await recordJobAnswer(
    context,
    { uuid, gate: 'employer', attempt: Number(attempt), key: reference },
    Number(asks),
    read.data,
  );
}
