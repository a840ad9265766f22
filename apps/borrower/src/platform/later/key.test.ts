import { expect, test } from 'vitest';
import { pressKey } from './key.ts';

function counted() {
  let made = 0;
  return pressKey(() => `key-${made += 1}`);
}

test('the same content keeps its key over every retry', () => {
  const key = counted();
  expect([key.of({ a: 1 }), key.of({ a: 1 })]).toEqual(['key-1', 'key-1']);
});

test('changed content, and a press after one that worked, take a new key', () => {
  const key = counted();
  key.of({ a: 1 });
  expect(key.of({ a: 2 })).toBe('key-2');
  key.done();
  expect(key.of({ a: 2 })).toBe('key-3');
});
