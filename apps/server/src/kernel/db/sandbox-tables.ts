import { sql } from 'kysely';
import type { Executor } from './vault.ts';

/** The tables that only the sandbox uses. A production database has them only for a rehearsal (see `migrate.ts`). */
export const SANDBOX_TABLES = [
  'loan_clock',
  'outbox',
  'post_tray',
  'sandbox_deposit',
  'sandbox_fault',
  'sandbox_link',
  'sandbox_notary',
  'sandbox_payment',
  'sandbox_transfer',
] as const;

const isOfSandbox = ({ table }: { readonly table: string }): boolean => SANDBOX_TABLES.some((name) => name === table);

/** Leaves out entries about sandbox tables that this database doesn't have, as erasure and key rotation need. */
export async function withoutMissingTables<About extends { readonly table: string }>(
  trx: Executor,
  all: readonly About[],
): Promise<readonly About[]> {
  const names = all.filter(isOfSandbox).map(({ table }) => table);
  if (names.length === 0) return all;
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where to_regclass(name) is null`.execute(trx);
  const missing = new Set(rows.map(({ name }) => name));
  return all.filter(({ table }) => !missing.has(table));
}
