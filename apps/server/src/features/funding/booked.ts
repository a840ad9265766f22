import { getsRemainder } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { loadPayouts, type Payout } from '../../records/funding-orders/index.ts';

/** Returns the day on which the bank booked a loan's money, yyyy-MM-dd. Null before that. */
export const findFundingDay = async (trx: Executor, uuid: string): Promise<string | null> =>
  getFundingDay(await loadPayouts(trx, uuid));

/**
 * Returns the day on which the bank booked the money, yyyy-MM-dd: the day of the payment to the borrower or custodian,
 * or of any payment if the creditors get the whole draw. Null before that.
 */
export const getFundingDay = (paid: readonly Pick<Payout, 'payee' | 'bookedOn'>[]): string | null =>
  paid.find(({ payee }) => getsRemainder(payee))?.bookedOn ?? paid.find(({ bookedOn }) => bookedOn)?.bookedOn ?? null;
