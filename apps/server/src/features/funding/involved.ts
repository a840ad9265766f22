import type { Executor } from '../../kernel/db/index.ts';
import { findLastFactWithTime } from '../../loan-file/index.ts';
import type { Plan } from './plan.ts';

/**
 * Returns the staff members who decided where a payment goes or how much is paid: the one who accepted the account for
 * the money, and those who entered a creditor's figure. None of them can be the second person who approves it.
 */
export async function loadInvolvedStaff(trx: Executor, uuid: string, plan: Plan | null): Promise<string[]> {
  const verified = await findLastFactWithTime(trx, uuid, 'DisbursementAccountVerified');
  return [
    ...(verified?.data.by === 'STAFF' ? [verified.actorId] : []),
    ...(plan?.payoffs ?? []).flatMap(({ entry }) => entry?.enteredBy ?? []),
  ];
}
