import type { Executor } from '../../kernel/db/index.ts';
import { findLastFactWithTime } from '../../loan-file/index.ts';
import type { Plan } from './plan.ts';

/**
 * Returns the people who decided where a payment goes or how much of it: who accepted the account for the money, and whose
 * figure a creditor gets. None of them is the second person for it.
 */
export async function loadInvolved(trx: Executor, uuid: string, plan: Plan | null): Promise<string[]> {
  const verified = await findLastFactWithTime(trx, uuid, 'DisbursementAccountVerified');
  return [
    ...(verified?.data.by === 'STAFF' ? [verified.actorId] : []),
    ...(plan?.payoffs ?? []).flatMap(({ entry }) => entry?.enteredBy ?? []),
  ];
}
