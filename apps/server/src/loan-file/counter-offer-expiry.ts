import type { LoanFile } from '@lintel/domain';
import { pacificDay } from './clock.ts';

/**
 * Returns the last day (yyyy-MM-dd) on which the borrower may accept a counteroffer, counted from its notice. Null
 * before the notice was mailed.
 */
export function getCounterOfferExpiry({ clocks }: LoanFile): string | null {
  const clock = clocks['COUNTER_OFFER'];
  return clock ? pacificDay(new Date(clock.due)) : null;
}
