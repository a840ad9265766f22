import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Key } from './keys.ts';
import type { Database } from './schema.ts';
import { seal, unseal, type SealedValue } from './seal.ts';
import { sealContext } from './sealed.ts';

export type Executor = Kysely<Database> | Transaction<Database>;

/** Seals and opens values that must never be readable in a table. Facts and rows contain only a reference. */
export interface Vault {
  /** Seals a JSON value and returns the reference to store in its place. */
  put(trx: Executor, kind: string, value: unknown): Promise<string>;
  /** Returns the value behind a reference of that kind. Throws when the reference is unknown. */
  get<T>(trx: Executor, kind: string, ref: string): Promise<T>;
  /** Returns the values behind several references of one kind in one read, without those that don't exist. */
  many<T>(trx: Executor, kind: string, refs: readonly string[]): Promise<ReadonlyMap<string, T>>;
  /** Seals a value for a table that keeps the bytes in its own row. `context` is table, row and column. */
  seal(context: string, value: unknown): SealedValue;
  open<T>(context: string, row: SealedValue): T;
}

export function openVault(keys: readonly [Key, ...Key[]]): Vault {
  const secretSealContext = (kind: string, ref: string): string => sealContext('secret', kind, ref);
  const vault: Vault = {
    seal: (where, value) => seal(keys, where, JSON.stringify(value)),
    open: <T>(where: string, row: SealedValue) => JSON.parse(unseal(keys, where, row)) as T,
    async put(trx, kind, value) {
      const ref = randomUUID();
      await trx
        .insertInto('secret')
        .values({ ref, kind, ...vault.seal(secretSealContext(kind, ref), value) })
        .execute();
      return ref;
    },
    async get<T>(trx: Executor, kind: string, ref: string) {
      const row = await trx
        .selectFrom('secret')
        .select(['key_id', 'sealed'])
        .where('ref', '=', ref)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!row) throw new Error(`Nothing is kept under ${kind} ${ref}.`);
      return vault.open<T>(secretSealContext(kind, ref), row);
    },
    async many<T>(trx: Executor, kind: string, refs: readonly string[]) {
      if (refs.length === 0) return new Map<string, T>();
      const rows = await trx
        .selectFrom('secret')
        .select(['ref', 'key_id', 'sealed'])
        .where('kind', '=', kind)
        .where('ref', 'in', [...refs])
        .execute();
      return new Map(rows.map((row) => [row.ref, vault.open<T>(secretSealContext(kind, row.ref), row)]));
    },
  };
  return vault;
}
