import { createHash } from 'node:crypto';
import type { ListEntry } from '@lintel/domain';

/** Changes with what a list says of any person, whatever date it carries. */
export function hashOfEntries(entries: readonly ListEntry[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) hash.update(JSON.stringify(entry)).update('\n');
  return hash.digest('base64url');
}
