import { createHash } from 'node:crypto';

/** Derives a UUID from the hash of what it identifies, so that a repeat after a crash gets the same ID. */
export function toHashUuid(about: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(about)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
