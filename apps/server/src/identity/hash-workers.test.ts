import { argon2Sync, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { deriveTag } from './hash-workers.ts';

const SMALL = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 } as const;

test('derives the same tags as Argon2id, more at a time than there are threads, also after one that fails', async () => {
  const hashes = Array.from({ length: 4 * availableParallelism() }, (_, index) => ({
    ...SMALL,
    message: Buffer.from(`password ${index}`),
    nonce: randomBytes(16),
  }));
  const [failed, ...derived] = await Promise.allSettled([
    deriveTag({ ...hashes[0]!, memory: 1 }),
    ...hashes.map((parameters) => deriveTag(parameters)),
  ]);
  expect(failed.status).toBe('rejected');
  expect(derived.map((result) => result.status === 'fulfilled' && result.value.toString('hex'))).toEqual(
    hashes.map((parameters) => argon2Sync('argon2id', parameters).toString('hex')),
  );
});
