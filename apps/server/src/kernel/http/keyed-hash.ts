import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Key } from '../db/index.ts';

/**
 * A hash that only this server can compute, in base64url, stored in place of an address, an email or a request body.
 * Without the key, a reader of the table can't try all account numbers or Social Security numbers until one matches.
 */
export function keyedHash({ keys }: Pick<Context, 'keys'>, ...parts: readonly string[]): string {
  return hashUnder(keys.password[0], ...parts);
}

/** The same with a given key. Values that are looked up for longer than a day use an index key, which rotates. */
export const hashUnder = (key: Key, ...parts: readonly string[]): string =>
  createHmac('sha256', key.bytes).update(JSON.stringify(parts)).digest('base64url');

/** Normalizes an email: letter case, character width and surrounding spaces don't count; dots do. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
