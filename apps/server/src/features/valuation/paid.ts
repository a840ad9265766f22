import { dollarsToCents } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context, Trx } from '../../kernel/context.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { loanNow, type FollowUp } from '../../loan-file/index.ts';
import { askVendorInBackground, refundAnswer, deliverEvent, type VendorEvent } from '../../vendors/index.ts';
import { loadRefundPeriod } from './disclosures.ts';
import { findPaymentByKey, toPaymentKey } from './payments.ts';

const amountSchema = z.object({ amount: z.number().check(z.gt(0)) });

/**
 * Handles the payment service's event `paid`: records AppraisalPaid with the end of its refund period. Money that the
 * file can't use is refunded right away.
 */
export async function recordPaidEvent(event: VendorEvent, context: Context): Promise<void> {
  const { uuid, reference, eventId } = event;
  const row = await findPaymentByKey(context.db, uuid, reference);
  const read = amountSchema.safeParse(event.data);
  if (!row || !read.success || dollarsToCents(read.data.amount) !== row.amount_cents)
    return context.log.warn({ application: uuid, event: eventId }, 'a payment does not match our request');
  const isTaken = await deliverEvent(context, event, async ({ trx }) => {
    const present = await findPaymentByKey(trx, uuid, reference);
    if (present?.state !== 'OPEN') return [];
    const now = await loanNow(context, trx);
    const { ends } = await loadRefundPeriod(trx, uuid, now);
    await trx
      .updateTable('appraisal_payment')
      .set({ state: 'PAID', paid_at: now, refundable_until: ends })
      .where('uuid', '=', row.uuid)
      .execute();
    return [{ type: 'AppraisalPaid', data: { payment: row.uuid, refundableUntil: ends.toISOString() } }];
  });
  if (!isTaken) await context.db.transaction().execute((trx) => queueRefund(context, trx, uuid, 'OPEN', row.uuid));
}

/** Handles the payment service's event `refunded`: the money is back on the card. */
export async function recordRefundedEvent(event: VendorEvent, context: Context): Promise<void> {
  const row = await findPaymentByKey(context.db, event.uuid, event.reference);
  if (row) await markRefunded(context, row.uuid);
}

/** Queues the refund that FeeRefunded promised, in the transaction of the promise. */
export const queuePromisedRefund: FollowUp = async ({ uuid, file, trx }, context) => {
  if (file.appraisalFee.refunded) await queueRefund(context, trx, uuid, 'PAID');
  return [];
};

async function queueRefund(
  context: Context,
  trx: Trx,
  application: string,
  from: 'OPEN' | 'PAID',
  only?: string,
): Promise<void> {
  let change = trx
    .updateTable('appraisal_payment')
    .set({ state: 'REFUNDING' })
    .where('application_uuid', '=', application)
    .where('state', '=', from);
  if (only !== undefined) change = change.set({ paid_at: await loanNow(context, trx) }).where('uuid', '=', only);
  for (const { uuid } of await change.returning('uuid').execute())
    await context.jobs.queueBackgroundJob(trx, 'refund-appraisal', uuid);
}

/** Asks the payment service to refund a fee, under one key however often it runs. */
export const refundAppraisal: BackgroundJob = async (payment, context) => {
  const row = await context.db
    .selectFrom('appraisal_payment')
    .selectAll()
    .where('uuid', '=', payment)
    .executeTakeFirst();
  if (row?.state !== 'REFUNDING') return;
  const { application_uuid: uuid, number: attempt } = row;
  const request = { paymentKey: toPaymentKey(uuid, attempt), amountCents: row.amount_cents };
  await askVendorInBackground(
    context,
    { backgroundJob: 'refund-appraisal', id: payment, uuid, attempt, key: `${uuid}:refund:${attempt}` },
    {
      kind: 'payment',
      op: 'payment.refund',
      schema: refundAnswer,
      ask: (meta) => context.vendors.payment.refund(request, meta),
      evenIfEnded: true,
      onAnswer: async ({ outcome }) => {
        if (outcome === 'REFUNDED') await markRefunded(context, row.uuid);
      },
    },
  );
};

async function markRefunded(context: Context, payment: string): Promise<void> {
  const now = await loanNow(context, context.db);
  await context.db
    .updateTable('appraisal_payment')
    .set({ state: 'REFUNDED', refunded_at: now })
    .where('uuid', '=', payment)
    .where('state', '=', 'REFUNDING')
    .execute();
}
