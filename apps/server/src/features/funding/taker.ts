import type { Payee } from '@lintel/domain';
import type { Payout } from '../../records/funding-orders/index.ts';

/** Whether this payee takes what fees and creditors leave of the line. */
export const takesTheRest = (payee: Payee): payee is 'BORROWER' | 'CUSTODIAN' =>
  payee === 'BORROWER' || payee === 'CUSTODIAN';

/** The day on which the bank booked the money, yyyy-MM-dd: that of the rest, or of any payment where the creditors take all of the draw. Null before. */
export const fundedOn = (paid: readonly Pick<Payout, 'payee' | 'bookedOn'>[]): string | null =>
  paid.find(({ payee }) => takesTheRest(payee))?.bookedOn ?? paid.find(({ bookedOn }) => bookedOn)?.bookedOn ?? null;
