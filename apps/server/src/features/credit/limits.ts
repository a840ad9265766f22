import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { loanNow, factsOfType } from '../../loan-file/index.ts';

/** Returns the times of the last 24 hours at which the borrower requested a pull again, oldest first. */
export async function loadPullRetries(
  context: Context,
  trx: Executor,
  uuid: string,
  pull: 'SOFT' | 'HARD',
): Promise<Date[]> {
  const since = new Date((await loanNow(context, trx)).getTime() - DAY_MS);
  const retries = await factsOfType(trx, uuid, pull === 'SOFT' ? 'SoftCreditRetryAsked' : 'HardCreditRetryAsked');
  return retries.filter(({ data, at }) => at > since && data.reason === 'UNFROZEN').map(({ at }) => at);
}

/** Returns the seconds until the oldest request is a day old and another is allowed. */
export async function secondsUntilFree(context: Context, trx: Executor, oldest: Date): Promise<number> {
  return (oldest.getTime() + DAY_MS - (await loanNow(context, trx)).getTime()) / 1000;
}
