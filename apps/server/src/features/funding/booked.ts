import type { Payee } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { loadPayouts, type Payout } from '../../records/funding-orders/index.ts';

/** What other features may know of the money that left: the day on which the bank booked it, yyyy-MM-dd. Null before. */
export const bookedOn = async (trx: Executor, uuid: string): Promise<string | null> =>
  fundedOn(await loadPayouts(trx, uuid));

/** Whether this payee takes what fees and creditors leave of the line. */
export const takesTheRest = (payee: Payee): payee is 'BORROWER' | 'CUSTODIAN' =>
  payee === 'BORROWER' || payee === 'CUSTODIAN';

/** The day on which the bank booked the money, yyyy-MM-dd: that of the rest, or of any payment where the creditors take all of the draw. Null before. */
export const fundedOn = (paid: readonly Pick<Payout, 'payee' | 'bookedOn'>[]): string | null =>
  paid.find(({ payee }) => takesTheRest(payee))?.bookedOn ?? paid.find(({ bookedOn }) => bookedOn)?.bookedOn ?? null;
