import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';

/**
 * A hash that only this server can make, in base64url: what stands in a table for an address, an e-mail or the body of a request. Without the key
 * whoever reads the table could try all account numbers or social security numbers until one fits.
 */
export function keyedHash({ keys }: Pick<Context, 'keys'>, ...parts: readonly string[]): string {
  return createHmac('sha256', keys.password[0].bytes).update(JSON.stringify(parts)).digest('base64url');
}
