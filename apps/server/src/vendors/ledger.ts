import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { type Database, sealContext, type Vault, type Executor } from '../kernel/db/index.ts';
import type { VendorCall } from './call.ts';

/** A question to a vendor, as the console and the sandbox show it. */
export interface LedgerRow {
  readonly op: string;
  readonly idempotencyKey: string;
  readonly attempt: number;
  readonly at: string;
  readonly outcome: string | null;
  readonly asks: number;
}

const ledgerSealContext = (key: string): string => sealContext('vendor_ledger', key);

/**
 * The record of questions to vendors. Each entry is its own transaction, outside the one that records the fact. Even if
 * the process is killed, the ledger shows that the vendor was asked, and a repeat under the same key finds the answer
 * here.
 */
export interface Ledger {
  /** Records the question before it is sent. Returns the stored reply if there already is one. */
  open(call: VendorCall, provider: string): Promise<{ reply: unknown } | null>;
  /** Returns the stored reply under a key without asking, or undefined while there is none. */
  replyTo(key: string): Promise<unknown>;
  /** Records the answer and returns the one that counts: the first under a key stays. */
  close(key: string, outcome: string, reply: unknown): Promise<unknown>;
  /** Records that no usable answer came. */
  fail(key: string, failure: string): Promise<void>;
  /** Returns the questions about one application, or about all, oldest first and at most 1,000. */
  list(applicationUuid: string | null): Promise<LedgerRow[]>;
}

export function openLedger(db: Kysely<Database>, vault: Vault): Ledger {
  return {
    async open(call, provider) {
      const row = await db
        .insertInto('vendor_ledger')
        .values({
          key: call.key,
          kind: call.kind,
          op: call.op,
          provider,
          organisation: call.organisation,
          application_uuid: call.applicationUuid,
          attempt: call.attempt,
          answered_at: null,
          outcome: null,
          sealed: null,
          key_id: null,
        })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ asks: sql`vendor_ledger.asks + 1` }))
        .returning(['sealed', 'key_id'])
        .executeTakeFirstOrThrow();
      return row.sealed && row.key_id
        ? { reply: vault.open(ledgerSealContext(call.key), { sealed: row.sealed, key_id: row.key_id }) }
        : null;
    },
    async replyTo(key) {
      const row = await db
        .selectFrom('vendor_ledger')
        .select(['sealed', 'key_id'])
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.sealed && row.key_id
        ? vault.open(ledgerSealContext(key), { sealed: row.sealed, key_id: row.key_id })
        : undefined;
    },
    async close(key, outcome, reply) {
      const sealed = vault.seal(ledgerSealContext(key), reply);
      await db
        .updateTable('vendor_ledger')
        .set({ ...sealed, outcome, answered_at: sql<Date>`now()` })
        .where('key', '=', key)
        .where('answered_at', 'is', null)
        .execute();
      const row = await db
        .selectFrom('vendor_ledger')
        .select(['sealed', 'key_id'])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return row.sealed && row.key_id
        ? vault.open(ledgerSealContext(key), { sealed: row.sealed, key_id: row.key_id })
        : reply;
    },
    async fail(key, failure) {
      await db
        .updateTable('vendor_ledger')
        .set({ outcome: failure })
        .where('key', '=', key)
        .where('answered_at', 'is', null)
        .execute();
    },
    async list(applicationUuid) {
      let query = db
        .selectFrom('vendor_ledger')
        .select(['op', 'key', 'attempt', 'asked_at', 'outcome', 'asks'])
        .orderBy('sequence');
      if (applicationUuid) query = query.where('application_uuid', '=', applicationUuid);
      const rows = await query.limit(1000).execute();
      return rows.map((row) => ({
        op: row.op,
        idempotencyKey: row.key,
        attempt: row.attempt,
        at: row.asked_at.toISOString(),
        outcome: row.outcome,
        asks: row.asks,
      }));
    },
  };
}

/**
 * Returns the loan that a vendor was asked about under a key; null without such a question, or if it was about no loan.
 */
export async function findLoanOfQuestion(
  trx: Executor,
  { key, kind, organisation }: { readonly key: string; readonly kind: string; readonly organisation: string },
): Promise<string | null> {
  const row = await trx
    .selectFrom('vendor_ledger')
    .select('application_uuid')
    .where('key', '=', key)
    .where('kind', '=', kind)
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  return row?.application_uuid ?? null;
}
