import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { loanNow } from '../loan-file/clock.ts';

const DAY = 86_400_000;

/** When the borrower asked for the pull again within the last 24 hours, oldest first. */
export async function askedAgain(
  context: Context,
  trx: Executor,
  uuid: string,
  pull: 'SOFT' | 'HARD',
): Promise<Date[]> {
  const since = new Date((await loanNow(context, trx)).getTime() - DAY);
  const rows = await trx
    .selectFrom('fact')
    .select(['at', 'data'])
    .where('application_uuid', '=', uuid)
    .where('type', '=', pull === 'SOFT' ? 'SoftCreditRetryAsked' : 'HardCreditRetryAsked')
    .where('at', '>', since)
    .orderBy('sequence')
    .execute();
  return rows.filter((row) => (JSON.parse(row.data) as { reason: string }).reason === 'UNFROZEN').map((row) => row.at);
}

/** Seconds until the oldest of those is a day old. */
export async function secondsUntilFree(context: Context, trx: Executor, oldest: Date): Promise<number> {
  return (oldest.getTime() + DAY - (await loanNow(context, trx)).getTime()) / 1000;
}
