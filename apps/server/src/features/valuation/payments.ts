import { randomUUID } from 'node:crypto';
import { dollarsToCents } from '@lintel/domain';
import type { Selectable } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { askVendorNow, pageAnswer } from '../../vendors/index.ts';
import { findValuationOrder } from './orders.ts';
import type { ValuationTables } from './tables.ts';
import { APPRAISAL_PAYMENT } from './words.ts';

/** A payment page for an appraisal, and its payment and refund. */
export type PaymentRow = Selectable<ValuationTables['appraisal_payment']>;

const paymentSealContext = (uuid: string): string => sealContext('appraisal_payment', uuid);
const PAGE_MINUTES = 30;

/** Returns the key of a payment page at the payment service, which its events contain. */
export const toPaymentKey = (application: string, number: number): string => `${application}:payment:${number}`;

/** Returns a loan's newest payment page, or undefined. */
export const findLastPayment = (trx: Executor, application: string): Promise<PaymentRow | undefined> =>
  trx
    .selectFrom('appraisal_payment')
    .selectAll()
    .where('application_uuid', '=', application)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the payment page that an event's key names. */
export const findPaymentByKey = async (
  trx: Executor,
  application: string,
  key: string,
): Promise<PaymentRow | undefined> => {
  const number = Number(key.split(':').at(-1));
  const row = await trx
    .selectFrom('appraisal_payment')
    .selectAll()
    .where('application_uuid', '=', application)
    .where('number', '=', Number.isInteger(number) ? number : 0)
    .executeTakeFirst();
  return row && toPaymentKey(application, row.number) === key ? row : undefined;
};

/** Opens a page to pay for the appraisal by card, or returns the open one. `fee` is the displayed amount in dollars. */
export async function openPaymentPage(context: Context, loan: ApplicationRow, fee: number, origin: string) {
  const { vault, db } = context;
  const order = (await findValuationOrder(vault, db, loan.uuid, 'ONSITE_APPRAISAL')) ?? refuse('not-at-this-step');
  if (dollarsToCents(fee) !== order.feeCents) refuse('fee-changed', { fee: order.feeCents / 100, cents: true });
  const now = context.sessionNow();
  const last = await findLastPayment(db, loan.uuid);
  if (last?.state === 'OPEN' && last.expires_at > now) return toPaymentLink(context, last);
  const number = (last?.number ?? 0) + 1;
  const key = toPaymentKey(loan.uuid, number);
  const expiresAt = new Date(now.getTime() + PAGE_MINUTES * 60_000).toISOString();
  const request = {
    amountCents: order.feeCents,
    about: APPRAISAL_PAYMENT.about,
    returnUrl: `${origin}/account/heloc/${loan.uuid}/hold?payment=back`,
    expiresAt,
  };
  const answer = await askVendorNow(context, loan, {
    kind: 'payment',
    op: 'payment.openPage',
    key,
    attempt: number,
    schema: pageAnswer,
    ask: (meta) => context.vendors.payment.openPage(request, meta),
    partner: APPRAISAL_PAYMENT.partner,
  });
  const uuid = randomUUID();
  await db
    .insertInto('appraisal_payment')
    .values({
      uuid,
      application_uuid: loan.uuid,
      number,
      amount_cents: order.feeCents,
      state: 'OPEN',
      ...vault.seal(paymentSealContext(uuid), { url: answer.url }),
      expires_at: new Date(answer.expiresAt),
      opened_at: await loanNow(context, db),
      paid_at: null,
      refundable_until: null,
      refunded_at: null,
    })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'number']).doNothing())
    .execute();
  return toPaymentLink(context, (await findPaymentByKey(db, loan.uuid, key)) ?? refuse('not-found'));
}

function toPaymentLink({ vault }: Pick<Context, 'vault'>, row: PaymentRow) {
  const { url } = vault.open<{ url: string }>(paymentSealContext(row.uuid), row);
  return { linkUuid: row.uuid, mode: 'redirect' as const, url, expiresAt: row.expires_at.toISOString() };
}
