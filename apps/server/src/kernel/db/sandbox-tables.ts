import { sql } from 'kysely';
import type { Executor } from './vault.ts';

/** Tables that only the sandbox needs. */
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

/** Leaves out what is about tables of the sandbox, where there are none. */
export async function withoutMissingTables<About extends { readonly table: string }>(
  trx: Executor,
  all: readonly About[],
): Promise<readonly About[]> {
  if (!all.some(isOfSandbox)) return all;
  const { rows } = await sql<{ there: boolean }>`select to_regclass('sandbox_fault') is not null as there`.execute(trx);
  return rows[0]?.there ? all : all.filter((one) => !isOfSandbox(one));
}
