import type { LoanFile } from '@lintel/domain';
import { pacificDay } from './clock.ts';

/** The last day (yyyy-MM-dd) of a counter-offer, from its notice on; null while none was posted. */
export function keptUntil({ clocks }: LoanFile): string | null {
  const clock = clocks['COUNTER_OFFER'];
  return clock ? pacificDay(new Date(clock.due)) : null;
}
