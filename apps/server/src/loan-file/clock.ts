import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';

/**
 * The loan clock: the database's time plus the sandbox offset, which production never reads. Uses `clock_timestamp`
 * instead of `now`, because a transaction that waited for a row must not date its facts before those it waited for.
 */
export async function loanNow(context: Pick<Context, 'config'>, trx: Executor): Promise<Date> {
  const { rows } = context.config.production
    ? await sql<{ now: Date }>`select date_trunc('milliseconds', clock_timestamp()) as now`.execute(trx)
    : await sql<{ now: Date }>`
        select date_trunc('milliseconds', coalesce(pinned_at, clock_timestamp() + offset_ms * interval '1 millisecond')) as now
        from loan_clock where id = 1`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('The loan clock has no row.');
  return row.now;
}

const PACIFIC = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Returns the calendar day (yyyy-MM-dd) at an instant in Pacific Time: the lender's day, the same for every borrower.
 */
export const pacificDay = (at: Date): string => PACIFIC.format(at);

/** Returns today by the loan clock, as rules and vendors count days. */
export const loanToday = async (context: Pick<Context, 'config'>, trx: Executor): Promise<string> =>
  pacificDay(await loanNow(context, trx));

/** Moves the loan clock of a test environment by an offset, or pins it to an instant. */
export async function setLoanClock(
  context: Pick<Context, 'config' | 'db'>,
  to: { offsetMs: number } | { pinnedAt: Date },
): Promise<void> {
  if (context.config.production) throw new Error('The production clock can’t be moved.');
  const row = 'pinnedAt' in to ? { pinned_at: to.pinnedAt } : { pinned_at: null, offset_ms: Math.round(to.offsetMs) };
  await context.db.updateTable('loan_clock').set(row).where('id', '=', 1).execute();
}

/**
 * Returns how the loan clock of a test environment was moved: its offset in milliseconds, or the instant it is pinned
 * to.
 */
export async function loanClockSetting(trx: Executor): Promise<{ offsetMs: number; pinnedAt: Date | null }> {
  const row = await trx
    .selectFrom('loan_clock')
    .select(['offset_ms', 'pinned_at'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { offsetMs: Number(row.offset_ms), pinnedAt: row.pinned_at };
}
