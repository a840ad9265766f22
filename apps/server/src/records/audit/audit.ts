import type { AuditEvent } from '@lintel/domain';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Store, Executor } from '../../kernel/db/index.ts';
import { CHAIN_STARTED, COMMON_CHAIN, hashEntry } from './chain.ts';

/** One read or act. Contains IDs, codes and counts, never personal data. */
export interface AuditEntry {
  readonly event: AuditEvent;
  readonly actor: string;
  readonly organisation?: string | null;
  readonly application?: string | null;
  readonly requestId?: string | null;
  readonly about?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * The append-only trail. The entries of an organization form one chain, so that removing one is detected and lenders
 * don't wait for each other.
 */
export interface Audit {
  /** Resolves when the entry is written, for callers that must not continue without it. */
  write(entry: AuditEntry): Promise<void>;
  /** Writes soon, in order. Logs a failure. */
  note(entry: AuditEntry): void;
  /** Waits until every noted entry is written. */
  flush(): Promise<void>;
}

/** Most entries that wait for a chain and are appended together: only one transaction at a time locks its end. */
const MAX_BATCH = 200;

interface PendingEntry {
  readonly entry: AuditEntry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

interface Queue {
  readonly waiting: PendingEntry[];
  running: Promise<void> | undefined;
}

export function openAudit(db: Store['db'], log: Pick<FastifyBaseLogger, 'error'>): Audit {
  const queues = new Map<string, Queue>();
  const drain = async (queue: Queue): Promise<void> => {
    while (queue.waiting.length > 0) {
      const some = queue.waiting.splice(0, MAX_BATCH);
      try {
        await db.transaction().execute((trx) =>
          append(
            trx,
            some.map((one) => one.entry),
          ),
        );
        for (const one of some) one.done();
      } catch (error) {
        for (const one of some) one.failed(error);
      }
    }
    queue.running = undefined;
  };
  const getQueue = (chain: string): Queue => {
    const queue = queues.get(chain) ?? { waiting: [], running: undefined };
    queues.set(chain, queue);
    return queue;
  };
  const write = (entry: AuditEntry): Promise<void> =>
    new Promise((done, failed) => {
      const queue = getQueue(getChain(entry));
      queue.waiting.push({ entry, done, failed });
      queue.running ??= drain(queue);
    });
  return {
    write,
    note: (entry) =>
      void write(entry).catch((error: unknown) =>
        log.error({ err: error, event: entry.event }, 'an audit entry was not written'),
      ),
    flush: async () => void (await Promise.all([...queues.values()].map(async (queue) => queue.running))),
  };
}

interface ChainEnd {
  readonly sequence: string | number;
  readonly hash: string;
}

/**
 * Appends inside a transaction to the chain of each entry's organization. Other appends to the same chain wait until it
 * ends. Chains are locked in one order, the common one first, so that transactions don't deadlock. A transaction that
 * appends more than once does so for one lender.
 */
export async function append(trx: Executor, entries: readonly AuditEntry[]): Promise<void> {
  const byChain = Map.groupBy(entries, getChain);
  if (byChain.size > 1) await startMissing(trx, [...byChain.keys()]);
  for (const chain of [...byChain.keys()].toSorted()) await appendTo(trx, chain, byChain.get(chain) ?? []);
}

const getChain = ({ organisation }: AuditEntry): string => organisation ?? COMMON_CHAIN;

const lockChain = (trx: Executor, chain: string): Promise<ChainEnd | undefined> =>
  trx.selectFrom('audit_chain').select(['sequence', 'hash']).where('chain', '=', chain).forUpdate().executeTakeFirst();

async function appendTo(trx: Executor, chain: string, entries: readonly AuditEntry[]): Promise<void> {
  const end = (await lockChain(trx, chain)) ?? (await startChain(trx, chain));
  // The end of the chain is locked, so the numbers of a chain rise. Numbers of other chains are in between.
  const { rows: numbers } = await sql<{ at: Date; sequence: string | number }>`
    select date_trunc('milliseconds', clock_timestamp()) as at, nextval('audit_sequence') as sequence from generate_series(1, ${entries.length}::int)`.execute(
    trx,
  );
  const [at, given] = [
    numbers[0]?.at ?? new Date(),
    numbers.map((row) => Number(row.sequence)).toSorted((one, other) => one - other),
  ];
  let { hash } = end;
  const rows = entries.map((entry, index) => {
    const row = {
      sequence: given[index] ?? 0,
      at,
      event: entry.event,
      organisation: entry.organisation ?? null,
      actor: entry.actor,
      application_uuid: entry.application ?? null,
      request_id: entry.requestId ?? null,
      about: JSON.stringify(entry.about ?? {}),
      previous_hash: hash,
    };
    hash = hashEntry(row);
    return { ...row, hash };
  });
  await trx.insertInto('audit_entry').values(rows).execute();
  await trx
    .updateTable('audit_chain')
    .set({ sequence: given.at(-1) ?? Number(end.sequence), hash })
    .where('chain', '=', chain)
    .execute();
}

/** Starts the chains that don't exist yet. Starting one locks the common chain, before any other lock. */
async function startMissing(trx: Executor, chains: readonly string[]): Promise<void> {
  const started = new Set(
    (await trx.selectFrom('audit_chain').select('chain').where('chain', 'in', chains).execute()).map(
      ({ chain }) => chain,
    ),
  );
  for (const chain of chains.toSorted()) if (!started.has(chain)) await startChain(trx, chain);
}

/**
 * Creates the first entry of an organization. The common chain records that it began, so that removing a whole chain is
 * detected.
 */
async function startChain(trx: Executor, chain: string): Promise<ChainEnd> {
  await lockChain(trx, COMMON_CHAIN);
  const started = await lockChain(trx, chain);
  if (started) return started;
  await appendTo(trx, COMMON_CHAIN, [{ event: CHAIN_STARTED, actor: 'server', about: { chain } }]);
  const sealed = await trx
    .selectFrom('audit_head')
    .select(['sequence', 'hash'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('audit_chain')
    .values({ chain, ...sealed })
    .execute();
  return sealed;
}
