import { sql } from 'kysely';
import type { Context, Trx } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import { readApplication } from '../../loan-file/index.ts';
import { findLoanOfQuestion } from '../ledger.ts';
import type { Sender } from './secrets.ts';
import type { SentEvent, Webhook } from './webhook.ts';

const eventSealContext = ({ kind, organisation }: Sender, eventId: string): string =>
  sealContext('vendor_event', kind, organisation, eventId);

/**
 * Stores a vendor's event and queues its work in one transaction. An event that came before changes nothing. Returns
 * false when no application fits: staff get the event, and a repeat looks it up again.
 */
export async function receiveEvent(context: Context, sender: Sender, event: SentEvent): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const { kind, organisation } = sender;
    const sealed = context.vault.seal(eventSealContext(sender, event.eventId), event);
    await trx
      .insertInto('vendor_event')
      .values({
        kind,
        organisation,
        event_id: event.eventId,
        type: event.type,
        application_uuid: null,
        state: 'ASIDE',
        done_at: null,
        ...sealed,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'organisation', 'event_id']).doNothing())
      .execute();
    const row = await trx
      .selectFrom('vendor_event')
      .selectAll()
      .where('kind', '=', kind)
      .where('organisation', '=', organisation)
      .where('event_id', '=', event.eventId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.state !== 'ASIDE') return true;
    // The first event stored under an ID counts, whatever comes later under the same ID.
    const stored = context.vault.open<SentEvent>(eventSealContext(sender, row.event_id), row);
    const uuid = await findApplication(context, trx, sender, stored);
    if (uuid === null) return false;
    await trx
      .updateTable('vendor_event')
      .set({ application_uuid: uuid, state: 'QUEUED' })
      .where('sequence', '=', row.sequence)
      .execute();
    await context.jobs.queueBackgroundJob(trx, 'vendor-event', row.sequence);
    return true;
  });
}

/** Searches the sender's own organization only: one lender's vendor can't report on another lender's loan. */
async function findApplication(context: Context, trx: Trx, sender: Sender, event: SentEvent): Promise<string | null> {
  const webhook = findWebhook(context, sender, event.type);
  if (!webhook) return null;
  const uuid = webhook.find
    ? await webhook.find(context, trx, { ...event, organisation: sender.organisation })
    : await findLoanOfQuestion(trx, { ...sender, key: event.reference });
  const application = uuid === null ? undefined : await readApplication(trx, uuid);
  return application?.organisation === sender.organisation ? application.uuid : null;
}

const findWebhook = ({ webhooks }: Context, { kind }: Sender, type: string): Webhook | undefined => {
  const types = webhooks[kind];
  return types && Object.hasOwn(types, type) ? types[type] : undefined;
};

/** Runs the job of one stored event. A failure is retried; a handled event stays handled. */
export async function runEvent(context: Context, sequence: string): Promise<void> {
  const row = await context.db
    .selectFrom('vendor_event')
    .selectAll()
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (row?.state !== 'QUEUED' || row.application_uuid === null) return;
  const sender = { kind: row.kind as Sender['kind'], organisation: row.organisation };
  const event = context.vault.open<SentEvent>(eventSealContext(sender, row.event_id), row);
  await findWebhook(context, sender, row.type)?.handle({ ...event, ...sender, uuid: row.application_uuid }, context);
  await context.db
    .updateTable('vendor_event')
    .set({ state: 'DONE', done_at: sql<Date>`now()` })
    .where('sequence', '=', sequence)
    .execute();
}
