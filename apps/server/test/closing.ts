import type { Store } from '../src/kernel/db/open.ts';

const onClose = new WeakMap<Store, (() => Promise<void>)[]>();

/**
 * Registers what must end before a test's database is closed, such as jobs or a server. The last one started ends
 * first.
 */
export function beforeClosing(store: Store, end: () => Promise<void>): void {
  onClose.set(store, [end, ...(onClose.get(store) ?? [])]);
}

export async function endFor(store: Store): Promise<void> {
  for (const end of onClose.get(store) ?? []) await end();
}
