import { CLOCK_RULE_SET, type Fact } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { Refused } from '../kernel/http/index.ts';
import { loanNow } from './clock.ts';
import type { LockedLoan } from './context.ts';
import { record } from './record.ts';
import { dueClocks } from './store.ts';

/**
 * Returns further facts to record with a clock that is reached. An unanswered counteroffer, for example, becomes a
 * decline.
 */
export type OnClock = (clock: string, loan: LockedLoan) => Promise<readonly Fact[]> | readonly Fact[];

/**
 * Records every clock of a loan file that is due, such as the end of the right to cancel, and returns how many. It may
 * run late but never early. The file refuses a clock that another replica recorded or that was replaced in between, and
 * the sweep skips it.
 */
export async function sweepClocks(context: Context, onClock: OnClock = declineExpiredCounterOffer): Promise<number> {
  const now = await loanNow(context, context.db);
  let reached = 0;
  for (const due of await dueClocks(context.db, now, 200)) {
    try {
      await record(
        context,
        due.application_uuid,
        async (loan) => [
          ...(await beforeEnd(context, due.clock, loan)),
          clockReached(due.clock, due.due, now),
          ...(await onClock(due.clock, loan)),
        ],
        { actor: { kind: 'clock', id: due.clock }, requestId: `clock:${due.application_uuid}:${due.clock}` },
      );
      reached += 1;
    } catch (error) {
      if (!(error instanceof Refused))
        context.log.error(
          { err: error, clock: due.clock, application: due.application_uuid },
          'a clock was not recorded',
        );
    }
  }
  return reached;
}

/** Clocks that end a file. Refunds of what the borrower paid and is owed come first. */
const ENDS: ReadonlySet<string> = new Set(['INCOMPLETE', 'COUNTER_OFFER']);

async function beforeEnd(context: Context, clock: string, loan: LockedLoan): Promise<readonly Fact[]> {
  if (!ENDS.has(clock)) return [];
  const facts: Fact[] = [];
  for (const followUp of context.beforeEnd) facts.push(...(await followUp(loan, context)));
  return facts;
}

/** The name comes from a column; `record` validates it like every fact. */
const clockReached = (clock: string, due: Date, at: Date): Fact =>
  ({ type: 'ClockReached', data: { clock, due: due.toISOString(), at: at.toISOString() } }) as Fact;

function declineExpiredCounterOffer(clock: string): Fact[] {
  if (clock !== 'COUNTER_OFFER') return [];
  const reasons = ['The counter-offer was not answered within 90 days'];
  return [{ type: 'ApplicationDeclined', data: { reasons, ruleSet: CLOCK_RULE_SET, reliedOn: [], ground: null } }];
}
