import { createHash } from 'node:crypto';

/** Derives an ID from what it stands for, so that a repeat after a crash gets the same one. */
export function toHashUuid(about: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(about)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
