import { expect, test } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

function createCounter() {
  let made = 0;
  return createIdempotencyKey(() => `key-${(made += 1)}`);
}

test('the same content has the same key until it succeeded', () => {
  const key = createCounter();
  expect([key.of({ a: 1 }), key.of({ a: 1 })]).toEqual(['key-1', 'key-1']);
  key.done();
  expect(key.of({ a: 1 })).toBe('key-2');
});

test('changed content has a new key, and so does a return to the earlier content', () => {
  const key = createCounter();
  expect(['clear', 'return', 'clear'].map(key.of)).toEqual(['key-1', 'key-2', 'key-3']);
});
