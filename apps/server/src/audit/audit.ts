import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Executor } from '../db/vault.ts';
import type { Store } from '../db/open.ts';
import { hashOfEntry } from './chain.ts';

/** One thing that somebody looked at or did. Ids, codes and counts; never a person's data. */
export interface AuditEntry {
  readonly event: string;
  readonly actor: string;
  readonly organisation?: string | null;
  readonly application?: string | null;
  readonly requestId?: string | null;
  readonly about?: Readonly<Record<string, string | number | boolean>>;
}

/** The append-only trail of the house. Entries of all lenders stand in one chain, so that none can be taken out unnoticed. */
export interface Audit {
  /** Written when the promise is kept: whoever must not go on without a trace waits for it. */
  write(entry: AuditEntry): Promise<void>;
  /** Written soon, in order; a failure is logged. */
  note(entry: AuditEntry): void;
  /** Until everything noted is written. */
  flush(): Promise<void>;
}

/** Entries that wait are appended together: one transaction at a time holds the end of the chain. */
const MOST = 200;

interface Waiting {
  readonly entry: AuditEntry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export function openAudit(db: Store['db'], log: Pick<FastifyBaseLogger, 'error'>): Audit {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST);
      try {
        await db.transaction().execute((trx) => append(trx, some.map((one) => one.entry)));
        for (const one of some) one.done();
      } catch (error) {
        for (const one of some) one.failed(error);
      }
    }
    running = undefined;
  };
  const write = (entry: AuditEntry): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ entry, done, failed });
      running ??= drain();
    });
  return {
    write,
    note: (entry) => void write(entry).catch((error: unknown) => log.error({ err: error, event: entry.event }, 'an audit entry was not written')),
    flush: async () => running,
  };
}

/** Appends to the chain inside a transaction; others that append wait until it ends. */
export async function append(trx: Executor, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const head = await trx.selectFrom('audit_head').select(['sequence', 'hash']).where('id', '=', 1).forUpdate().executeTakeFirstOrThrow();
  const { rows: clock } = await sql<{ at: Date }>`select date_trunc('milliseconds', clock_timestamp()) as at`.execute(trx);
  const at = clock[0]?.at ?? new Date();
  let { hash } = head;
  const rows = entries.map((entry, index) => {
    const row = {
      sequence: Number(head.sequence) + index + 1,
      at,
      event: entry.event,
      organisation: entry.organisation ?? null,
      actor: entry.actor,
      application_uuid: entry.application ?? null,
      request_id: entry.requestId ?? null,
      about: JSON.stringify(entry.about ?? {}),
      previous_hash: hash,
    };
    hash = hashOfEntry(row);
    return { ...row, hash };
  });
  await trx.insertInto('audit_entry').values(rows).execute();
  await trx.updateTable('audit_head').set({ sequence: Number(head.sequence) + rows.length, hash }).where('id', '=', 1).execute();
}
