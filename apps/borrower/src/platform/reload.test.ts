import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce, reloads, reloadsDone } from './reload.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      stored.delete(key);
    },
  });
});

test('a page load that fails is tried again five times and then no more [LOAD-005, LOAD-006, CONST-009, ERR-042]', async () => {
  const reload = vi.fn<() => void>();
  for (let failure = 1; failure <= 5; failure += 1) {
    void reloadOnce(reload); // never settles, because the page is reloading
    expect(reload).toHaveBeenCalledTimes(failure);
  }
  await reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(5);
});

test('a page that loaded starts the count again [LOAD-005]', () => {
  void reloadOnce(vi.fn<() => void>());
  expect(reloads()).toBe(1);
  reloadsDone();
  expect(reloads()).toBe(0);
});

test('without storage to count in there is no reload, which might never end [LOAD-005]', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const reload = vi.fn<() => void>();
  await reloadOnce(reload);
  expect(reload).not.toHaveBeenCalled();
});
