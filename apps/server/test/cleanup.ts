import type { Store } from '../src/kernel/db/open.ts';

const cleanups = new WeakMap<Store, (() => Promise<void>)[]>();

/**
 * Registers a function that ends something before a test's database is closed, such as jobs or a server. The last one
 * started ends first.
 */
export function addCleanup(store: Store, cleanup: () => Promise<void>): void {
  cleanups.set(store, [cleanup, ...(cleanups.get(store) ?? [])]);
}

/** Runs a database's cleanups. */
export async function runCleanups(store: Store): Promise<void> {
  for (const cleanup of cleanups.get(store) ?? []) await cleanup();
}
