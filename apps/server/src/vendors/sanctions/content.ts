import { createHash } from 'node:crypto';
import type { ListEntry } from '@lintel/domain';

/**
 * Returns a hash of a sanctions list's entries, which changes when any entry does, whatever date the list carries. A
 * change screens everyone again.
 */
export function hashEntries(entries: readonly ListEntry[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) hash.update(JSON.stringify(entry)).update('\n');
  return hash.digest('base64url');
}
