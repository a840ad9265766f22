import type { Store } from '../src/kernel/db/open.ts';

const onClose = new WeakMap<Store, (() => Promise<void>)[]>();

/** What must end before the database of a test is closed: jobs, a server. The last begun ends first. */
export function beforeClosing(store: Store, end: () => Promise<void>): void {
  onClose.set(store, [end, ...(onClose.get(store) ?? [])]);
}

export async function endFor(store: Store): Promise<void> {
  for (const end of onClose.get(store) ?? []) await end();
}
