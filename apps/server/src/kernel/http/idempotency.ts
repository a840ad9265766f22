import { errorSentence } from '@lintel/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sealedPlace, type Executor } from '../db/index.ts';
import { Refused, refuse } from './errors.ts';

/** An answer as it is kept and given again. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Which request this is: the call and who makes it, the key of the press, what was asked; all but the key as keyed hashes. */
export interface Press {
  readonly scope: string;
  readonly key: string;
  readonly askedHash: string;
}

/** Answers that say nothing about what was asked; the same press may be tried again. */
const NOT_KEPT: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);
/** Something was away for a moment: the same press is what its sender tries again with. */
const UNAVAILABLE = 503;
/** After this long an unfinished first request is taken for dead: a caller waits 15 s at most. */
const DEAD_AFTER_SECONDS = 20;

/** Makes the answer of a press from the loan it changed, where that can be done. */
export type AnswerAgain = (applicationUuid: string) => Promise<Answer | undefined>;

/**
 * Runs a request once for each press: the same key and body get the first answer again, also when it was a 500, but for a 503, after which it may run again; another body
 * under the key is refused, and so is a second request while the first is at work. A first request that died after
 * its transaction is answered from what it committed. `run` never throws.
 */
export async function once(
  context: Context,
  press: Press,
  run: () => Promise<Answer>,
  again: AnswerAgain,
): Promise<Answer> {
  const kept = await claim(context, press, again);
  if (kept) return { ...kept, headers: { ...kept.headers, 'idempotency-replayed': 'true' } };
  const answer = await run();
  if (NOT_KEPT.has(answer.status)) await forget(context, press);
  else if (answer.status === UNAVAILABLE) await release(context, press);
  else await keep(context, press, answer);
  return answer;
}

const place = (press: Press): string => sealedPlace('idempotency', press.scope, press.key);

/** Part of the transaction that changes a loan: from now on this press is done, whatever becomes of its answer. */
export async function markCommitted(trx: Executor, press: Press, applicationUuid: string): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ application_uuid: applicationUuid })
    .where('scope', '=', press.scope)
    .where('key', '=', press.key)
    .execute();
}

async function claim(context: Context, press: Press, again: AnswerAgain): Promise<Answer | undefined> {
  const { scope, key, askedHash } = press;
  const claimed = await context.db
    .insertInto('idempotency')
    .values({ scope, key, body_hash: askedHash, status: null, sealed: null, key_id: null, application_uuid: null })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ started_at: sql`now()` })
        .where('idempotency.status', 'is', null)
        .where('idempotency.application_uuid', 'is', null)
        .where('idempotency.body_hash', '=', askedHash)
        .where('idempotency.started_at', '<', sql<Date>`now() - ${DEAD_AFTER_SECONDS} * interval '1 second'`),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const row = await context.db
    .selectFrom('idempotency')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.body_hash !== askedHash) refuse('idempotency-key-reused');
  if (row?.application_uuid && !row.sealed) {
    const answer = (await again(row.application_uuid)) ?? notAgain();
    await keep(context, press, answer);
    return answer;
  }
  if (!row?.sealed || !row.key_id)
    throw new Refused('request-in-progress', errorSentence('request-in-progress'), { headers: { 'retry-after': '1' } });
  return context.vault.open<Answer>(place(press), { sealed: row.sealed, key_id: row.key_id });
}

/** The press took effect, but its figures cannot be said again: the screen reads them anew. */
function notAgain(): never {
  return refuse('not-at-this-step');
}

async function keep(context: Context, press: Press, answer: Answer): Promise<void> {
  await context.db
    .updateTable('idempotency')
    .set({ status: answer.status, ...context.vault.seal(place(press), answer) })
    .where('scope', '=', press.scope)
    .where('key', '=', press.key)
    .execute();
}

/** As if it had not been asked, unless it took effect all the same: a commit whose answer was lost is told again by what it committed. */
async function release(context: Context, press: Press): Promise<void> {
  await context.db
    .deleteFrom('idempotency')
    .where('scope', '=', press.scope)
    .where('key', '=', press.key)
    .where('application_uuid', 'is', null)
    .execute();
}

async function forget(context: Context, press: Press): Promise<void> {
  await context.db.deleteFrom('idempotency').where('scope', '=', press.scope).where('key', '=', press.key).execute();
}

/** Presses older than 48 hours and spent counters. Run now and then. */
export async function removeOldRequests(context: Context): Promise<void> {
  await context.db
    .deleteFrom('idempotency')
    .where('started_at', '<', sql<Date>`now() - interval '48 hours'`)
    .execute();
  await context.db
    .deleteFrom('rate_count')
    .where('window_start', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** After a restart on PGlite nobody else can be at work: unfinished requests died with the process. */
export async function forgetUnfinished(context: Context): Promise<void> {
  await context.db
    .deleteFrom('idempotency')
    .where('status', 'is', null)
    .where('application_uuid', 'is', null)
    .execute();
}
