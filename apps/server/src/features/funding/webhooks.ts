import { dollarsToCents } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { record } from '../../loan-file/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { deliverEvent, type VendorEvent, type Webhooks } from '../../vendors/index.ts';
import { recordReceipts } from './pay-creditors.ts';
import { emailMoneyOut } from './recall.ts';
import { recordFundsSent } from './send.ts';

const sent = z.object({ trace: z.string().check(z.minLength(1), z.maxLength(60)), on: z.iso.date() });
const paid = z.object({
  liabilityUuid: z.uuid(),
  amount: z.number().check(z.gte(0), z.multipleOf(0.01)),
  on: z.iso.date(),
  documentUuid: z.nullish(z.uuid()),
});

/** Webhooks that report sent money and paid creditors. The event's reference is the key of our request. */
export const fundingWebhooks: Webhooks = {
  bank: { sent: { handle: recordMoneySent } },
  payoff: { paid: { handle: recordCreditorPaid } },
};

async function recordMoneySent(event: VendorEvent, context: Context): Promise<void> {
  const read = sent.safeParse(event.data);
  if (!read.success)
    return context.log.warn(
      { application: event.uuid, event: event.eventId },
      'a payment notice has an unexpected shape',
    );
  // Another key belongs to a micro-deposit.
  if (!event.reference.includes(':send-funds:'))
    return context.log.warn(
      { application: event.uuid, event: event.eventId },
      "a payment notice isn't about the disbursement",
    );
  const { trace, on: bookedOn } = read.data;
  // Uses `record`, not `deliverEvent`, so a refusal is retried until staff look into it. Canceled files accept it.
  await record(context, event.uuid, (loan) => recordFundsSent(context, loan, { trace, bookedOn }), {
    actor: { kind: 'worker', id: `webhook ${event.kind}` },
    requestId: event.eventId,
  });
  await emailMoneyOut(context, event.uuid);
  await syncFileTasks(context, event.uuid);
}

async function recordCreditorPaid(event: VendorEvent, context: Context): Promise<void> {
  const read = paid.safeParse(event.data);
  if (!read.success)
    return context.log.warn(
      { application: event.uuid, event: event.eventId },
      'a creditor receipt has an unexpected shape',
    );
  const { liabilityUuid, amount, on, documentUuid: document } = read.data;
  await deliverEvent(context, event, (loan) =>
    recordReceipts(context, loan, [
      { liabilityUuid, amountCents: dollarsToCents(amount), on, document: document ?? null },
    ]),
  );
  await syncFileTasks(context, event.uuid);
}
