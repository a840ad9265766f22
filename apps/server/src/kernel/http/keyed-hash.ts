import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Key } from '../db/index.ts';

/**
 * A hash that only this server can make, in base64url: what stands in a table for an address, an e-mail or the body of a request. Without the key
 * whoever reads the table could try all account numbers or social security numbers until one fits.
 */
export function keyedHash({ keys }: Pick<Context, 'keys'>, ...parts: readonly string[]): string {
  return hashUnder(keys.password[0], ...parts);
}

/** The same under a given key: what is looked up for longer than a day is hashed with an index key, which rotates. */
export const hashUnder = (key: Key, ...parts: readonly string[]): string =>
  createHmac('sha256', key.bytes).update(JSON.stringify(parts)).digest('base64url');

/** Two spellings of one address are one person: case, width of letters and spaces around it do not count; dots do. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
