import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { inTurn } from './hash-gate.ts';

test('runs as many hashes at a time as there are processors, in the order they came, also after one that fails', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const hashes = Array.from({ length: 40 }, (_, index) =>
    inTurn(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      running -= 1;
      if (index === 7) throw new Error('no memory');
      done.push(index);
    }),
  );
  const results = await Promise.allSettled(hashes);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(most).toBe(Math.min(40, availableParallelism()));
  expect(done).toEqual(Array.from({ length: 40 }, (_, index) => index).filter((index) => index !== 7));
});
