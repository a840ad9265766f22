import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key } from './keys.ts';

/** A value as a sealed column stores it. */
export interface SealedValue {
  readonly key_id: string;
  /** nonce (12) + tag (16) + ciphertext */
  readonly sealed: Buffer;
}

/**
 * Encrypts a text with AES-256-GCM under the newest key. The cipher authenticates `context` (table, row, column), so a
 * value copied to another row doesn't open there.
 */
export function seal(keys: readonly [Key, ...Key[]], context: string, text: string): SealedValue {
  const [key] = keys;
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { key_id: key.id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
}

export function unseal(keys: readonly Key[], context: string, row: SealedValue): string {
  const key = keys.find((one) => one.id === row.key_id);
  if (!key) throw new Error(`No key ${row.key_id} to open ${context}.`);
  const { sealed } = row;
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}
