import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Key } from '../kernel/db/index.ts';
import { deriveTag } from './hash-workers.ts';

/**
 * OWASP's second choice of Argon2id parameters: 19 MiB, 2 passes, 1 lane; about 40 ms. Each hash contains them, so they
 * can grow.
 */
export const HASH_COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;

/** Hashes a password by Argon2id with a key that isn't in the database, so a stolen table isn't enough for guessing. */
export async function hashPassword(keys: readonly [Key, ...Key[]], password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await deriveTag({
    message: toBytes(password),
    nonce,
    tagLength: 32,
    secret: keys[0].bytes,
    ...HASH_COST,
  });
  return `$argon2id$k=${keys[0].id}$m=${HASH_COST.memory},t=${HASH_COST.passes},p=${HASH_COST.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const STORED_FORMAT = /^\$argon2id\$k=(\w+)\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

export async function verifyPassword(
  keys: readonly [Key, ...Key[]],
  password: string,
  stored: string,
): Promise<boolean> {
  const [, keyId = '', memory = '', passes = '', parallelism = '', nonce = '', tag = ''] =
    STORED_FORMAT.exec(stored) ?? [];
  const key = keys.find((one) => one.id === keyId);
  const expected = Buffer.from(tag, 'base64url');
  if (!key || expected.length !== 32) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await deriveTag({
    message: toBytes(password),
    nonce: Buffer.from(nonce, 'base64url'),
    tagLength: 32,
    secret: key.bytes,
    ...cost,
  });
  return timingSafeEqual(derived, expected);
}

/** Equal characters typed on different keyboards are the same password, and nothing is cut off. */
const toBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');

/** Whether a password must be hashed again, because its hash was made with an older key or another cost. */
export function needsRehash(keys: readonly [Key, ...Key[]], stored: string): boolean {
  const [, keyId, memory, passes, parallelism] = STORED_FORMAT.exec(stored) ?? [];
  return (
    keyId !== keys[0].id ||
    Number(memory) !== HASH_COST.memory ||
    Number(passes) !== HASH_COST.passes ||
    Number(parallelism) !== HASH_COST.parallelism
  );
}
