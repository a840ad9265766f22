import { firstPaymentAfter } from '@lintel/domain';
import type { Executor } from '../db/vault.ts';
import { payoutsOf } from './store.ts';
import { fundedOn } from './taker.ts';

/** The days of the money that left, yyyy-MM-dd. */
export interface BookedDays {
  readonly fundedOn: string;
  readonly firstPaymentOn: string;
}

/** What other features may know of it: the day on which the bank booked it, and what follows from it. Null before. */
export async function bookedDays(trx: Executor, uuid: string): Promise<BookedDays | null> {
  const on = fundedOn(await payoutsOf(trx, uuid));
  return on === null ? null : { fundedOn: on, firstPaymentOn: firstPaymentAfter(on) };
}
