import type { Executor } from '../../kernel/db/index.ts';
import { payoutsOf } from '../../records/funding-orders/index.ts';
import { fundedOn } from './taker.ts';

/** What other features may know of the money that left: the day on which the bank booked it, yyyy-MM-dd. Null before. */
export const bookedOn = async (trx: Executor, uuid: string): Promise<string | null> =>
  fundedOn(await payoutsOf(trx, uuid));
