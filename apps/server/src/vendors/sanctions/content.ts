import { createHash } from 'node:crypto';
import type { ListEntry } from '@lintel/domain';

/** Changes when any person's entry on a list changes, whatever date the list carries. */
export function hashEntries(entries: readonly ListEntry[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) hash.update(JSON.stringify(entry)).update('\n');
  return hash.digest('base64url');
}
