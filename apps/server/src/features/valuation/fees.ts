import { getFeeRefund, type FeeRefund, type Fact, type LoanFile, type PaidFee } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loanNow, type LockedLoan, factsOfType } from '../../loan-file/index.ts';

/** An appraisal fee that was paid by card. */
export interface PaidAppraisal extends PaidFee {
  readonly payment: string;
}

/** Returns the appraisal fee that was paid by card and isn't being refunded, or null. */
export async function findPaidAppraisal(trx: Executor, application: string): Promise<PaidAppraisal | null> {
  const row = await trx
    .selectFrom('appraisal_payment')
    .select(['uuid', 'amount_cents', 'refundable_until'])
    .where('application_uuid', '=', application)
    .where('state', '=', 'PAID')
    .executeTakeFirst();
  return row?.refundable_until
    ? { payment: row.uuid, amount: row.amount_cents / 100, refundableUntil: row.refundable_until.toISOString() }
    : null;
}

/** Returns the refund of the appraisal fee if the file ends now, or null. */
export async function loadRefundDue(
  context: Pick<Context, 'config'>,
  trx: Executor,
  uuid: string,
  file: LoanFile,
  isRescinded = false,
): Promise<FeeRefund | null> {
  return getFeeRefund(
    file,
    await findPaidAppraisal(trx, uuid),
    (await loanNow(context, trx)).toISOString(),
    isRescinded,
  );
}

/**
 * Returns FeeRefunded if an appraisal fee is owed when the file ends now, to be recorded just before the end, in its
 * transaction.
 */
export async function buildRefundFacts(
  context: Pick<Context, 'config'>,
  { uuid, file, trx }: Pick<LockedLoan, 'uuid' | 'file' | 'trx'>,
  isRescinded = false,
): Promise<readonly Fact[]> {
  const paid = await findPaidAppraisal(trx, uuid);
  const due = await loadRefundDue(context, trx, uuid, file, isRescinded);
  return paid && due ? [{ type: 'FeeRefunded', data: { payment: paid.payment, ...due } }] : [];
}

/** An appraisal fee that was refunded: on its way to the card, or there. */
export interface RefundedFee {
  readonly amount: number;
  readonly reason: string;
  readonly at: Date;
  readonly state: 'SENT' | 'ARRIVED';
}

/** Returns the refunded appraisal fee of a file with FeeRefunded. */
export async function findRefundedFee(trx: Executor, application: string): Promise<RefundedFee | null> {
  const [fact] = await factsOfType(trx, application, 'FeeRefunded');
  if (!fact) return null;
  const { amount, reason, payment } = fact.data;
  const row = await trx
    .selectFrom('appraisal_payment')
    .select('refunded_at')
    .where('uuid', '=', payment)
    .executeTakeFirst();
  return { amount, reason, at: row?.refunded_at ?? fact.at, state: row?.refunded_at ? 'ARRIVED' : 'SENT' };
}
