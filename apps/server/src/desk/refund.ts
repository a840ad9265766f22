import type { Fact, FactData, FactType } from '@lintel/domain';
import type { Context, Seen } from '../context.ts';
import { loanNow } from '../loan-file/clock.ts';

/** The appraisal fee goes back when the file ends in the time that the payment named (loan-file section 6). */
export async function refundDue(context: Context, seen: Seen): Promise<readonly Fact[]> {
  if (!seen.file.fee.paid || seen.file.fee.refunded) return [];
  const paid = await lastOf(seen, 'AppraisalPaid');
  const quoted = await lastOf(seen, 'AppraisalQuoted');
  if (!paid || !quoted || (await loanNow(context, seen.trx)) > new Date(paid.refundableUntil)) return [];
  return [{ type: 'FeeRefunded', data: { payment: paid.payment, amount: quoted.fee, reason: 'IN_TIME' } }];
}

async function lastOf<T extends FactType>({ trx, uuid }: Seen, type: T): Promise<FactData[T] | undefined> {
  const row = await trx.selectFrom('fact').select('data').where('application_uuid', '=', uuid).where('type', '=', type).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  return row && (JSON.parse(row.data) as FactData[T]);
}
