import type { Payee } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { loadPayouts, type Payout } from '../../records/funding-orders/index.ts';

/** Returns the day on which the bank booked the money, yyyy-MM-dd, for other features. Null before that. */
export const bookedOn = async (trx: Executor, uuid: string): Promise<string | null> =>
  fundedOn(await loadPayouts(trx, uuid));

/** Whether this payee gets the rest of the line after fees and creditors. */
export const getsRemainder = (payee: Payee): payee is 'BORROWER' | 'CUSTODIAN' =>
  payee === 'BORROWER' || payee === 'CUSTODIAN';

/**
 * Returns the day on which the bank booked the money, yyyy-MM-dd: that of the rest, or of any payment where the
 * creditors get the whole draw. Null before that.
 */
export const fundedOn = (paid: readonly Pick<Payout, 'payee' | 'bookedOn'>[]): string | null =>
  paid.find(({ payee }) => getsRemainder(payee))?.bookedOn ?? paid.find(({ bookedOn }) => bookedOn)?.bookedOn ?? null;
