import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sealContext, type Executor } from '../db/index.ts';
import { Refused, refuse } from './errors.ts';

/** The answer to a call, which is also stored for repeated requests. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Identifies a request: the call, its caller, the idempotency key and the body. All but the key are keyed hashes. */
export interface IdempotentRequest {
  readonly scope: string;
  readonly key: string;
  readonly askedHash: string;
}

/** Statuses of answers that don't depend on the content of the request. The same request may be tried again. */
const NOT_STORED: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);
/** A dependency was briefly unavailable, so the sender may retry with the same key. */
const UNAVAILABLE = 503;
/** An unfinished first request counts as dead after this time: a caller waits 15 s at most. */
const DEAD_AFTER_SECONDS = 20;

/** Rebuilds the answer from the loan that the request changed, where possible. */
export type RebuildAnswer = (applicationUuid: string) => Promise<Answer | undefined>;

/**
 * Runs a request once for each idempotency key. The same key and body get the first answer again, even a 500, except a
 * 503, after which the request may run again. Refuses another body under the same key, and a second request while the
 * first is running. A first request that died after its transaction is answered from what it committed. `run` never
 * throws.
 */
export async function runOnce(
  context: Context,
  request: IdempotentRequest,
  run: () => Promise<Answer>,
  rebuild: RebuildAnswer,
): Promise<Answer> {
  const savedReply = await claim(context, request, rebuild);
  if (savedReply) return { ...savedReply, headers: { ...savedReply.headers, 'idempotency-replayed': 'true' } };
  const answer = await run();
  if (NOT_STORED.has(answer.status)) await forget(context, request);
  else if (answer.status === UNAVAILABLE) await release(context, request);
  else await saveReply(context, request, answer);
  return answer;
}

const replySealContext = (request: IdempotentRequest): string => sealContext('idempotency', request.scope, request.key);

/** Marks the request as done inside the transaction that changes a loan, whatever happens to its answer. */
export async function markCommitted(trx: Executor, request: IdempotentRequest, applicationUuid: string): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ application_uuid: applicationUuid })
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .execute();
}

async function claim(
  context: Context,
  request: IdempotentRequest,
  rebuild: RebuildAnswer,
): Promise<Answer | undefined> {
  const { scope, key, askedHash } = request;
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
    const answer = (await rebuild(row.application_uuid)) ?? refuseRebuild();
    await saveReply(context, request, answer);
    return answer;
  }
  if (!row?.sealed || !row.key_id) throw new Refused('request-in-progress', { headers: { 'retry-after': '1' } });
  return context.vault.open<Answer>(replySealContext(request), { sealed: row.sealed, key_id: row.key_id });
}

/** The request took effect, but its figures can't be rebuilt, so the screen must reload them. */
function refuseRebuild(): never {
  return refuse('not-at-this-step');
}

async function saveReply(context: Context, request: IdempotentRequest, answer: Answer): Promise<void> {
  await context.db
    .updateTable('idempotency')
    .set({ status: answer.status, ...context.vault.seal(replySealContext(request), answer) })
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .execute();
}

/** Forgets the request unless it took effect. A commit whose answer was lost is answered from what it committed. */
async function release(context: Context, request: IdempotentRequest): Promise<void> {
  await context.db
    .deleteFrom('idempotency')
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .where('application_uuid', 'is', null)
    .execute();
}

async function forget(context: Context, request: IdempotentRequest): Promise<void> {
  await context.db
    .deleteFrom('idempotency')
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .execute();
}

/** Removes requests older than 48 hours and expired counters of rate limits. Runs periodically. */
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

/** Forgets unfinished requests at the start on PGlite, where no other process can still be running them. */
export async function forgetUnfinished(context: Context): Promise<void> {
  await context.db
    .deleteFrom('idempotency')
    .where('status', 'is', null)
    .where('application_uuid', 'is', null)
    .execute();
}
