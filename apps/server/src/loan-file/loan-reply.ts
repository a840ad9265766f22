import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { refuse } from '../kernel/http/index.ts';
import { readApplication } from './applications.ts';
import { standingOf } from './standing.ts';

/** The reply to a write that doesn't go through `record`: the status and the number of the last fact, read anew. `record` returns its own. */
export async function loanReply(context: Context, uuid: string, trx: Executor = context.db) {
  const row = await readApplication(trx, uuid);
  if (!row) return refuse('not-found');
  return { status: await standingOf(context, row, trx), version: row.version };
}

/** What writes on a loan reply when they reply nothing that only the first run knew. */
export async function repliesAgain(context: Context, uuid: string): Promise<readonly object[]> {
  const row = await readApplication(context.db, uuid);
  if (!row) return [];
  const reply = await loanReply(context, uuid);
  return [reply, { ...reply, uuid: row.uuid, loanNumber: String(row.loan_number) }];
}
