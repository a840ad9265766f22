import { isUuid } from '@lintel/domain';
import { localStore } from '../../platform/storage.ts';

const KEY = 'lintel-linked-application';

/**
 * Stores the application that a borrower leaves for a bank or another source, for the return page. Its id isn't
 * personal data.
 */
export function saveLinkedApplication(uuid: string): void {
  localStore.set(KEY, uuid);
}

/** Returns the application whose link began last in this browser. */
export function readLinkedApplication(): string | undefined {
  const stored = localStore.get(KEY);
  return stored !== undefined && isUuid(stored) ? stored : undefined;
}
