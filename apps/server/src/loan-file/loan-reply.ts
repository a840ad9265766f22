import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/http/index.ts';
import { readApplication, type ApplicationRow } from './applications.ts';
import { loadStatus } from './load-status.ts';
import type { toStatusReply } from './status-shape.ts';

/** The reply to every write on a loan: the status, and the number of the last fact. */
export interface LoanReply {
  readonly status: ReturnType<typeof toStatusReply>;
  readonly version: number;
}

const toLoanReply = async (context: Context, row: ApplicationRow): Promise<LoanReply> => ({
  status: await loadStatus(context, row),
  version: row.version,
});

/**
 * Returns the reply to a write that doesn't go through `record`, read again from the database. `record` returns its
 * own.
 */
export async function loanReply(context: Context, uuid: string): Promise<LoanReply> {
  return toLoanReply(context, (await readApplication(context.db, uuid)) ?? refuse('not-found'));
}

/** Returns the replies that writes on a loan can rebuild: those without anything that only the first run knew. */
export async function rebuildReplies(context: Context, uuid: string): Promise<readonly object[]> {
  const row = await readApplication(context.db, uuid);
  if (!row) return [];
  const reply = await toLoanReply(context, row);
  return [reply, { ...reply, uuid: row.uuid, loanNumber: String(row.loan_number) }];
}
