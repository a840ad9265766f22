import { afterEach, expect, test, vi } from 'vitest';
import { localStore } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads browser storage that throws as empty and writes to it without an error [CONST-035]', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
    setItem() {
      throw new Error('full');
    },
    removeItem() {
      throw new Error('blocked');
    },
  });
  expect(localStore.get('jwt')).toBeUndefined();
  expect(localStore.set('jwt', 'x')).toBe(false);
  expect(() => localStore.remove('jwt')).not.toThrow();
});

test('stores the token under the key jwt [CONST-035, AUTH-006]', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect(localStore.set('jwt', 'abc')).toBe(true);
  expect([...stored]).toEqual([['jwt', 'abc']]);
  localStore.remove('jwt');
  expect(localStore.get('jwt')).toBeUndefined();
});
