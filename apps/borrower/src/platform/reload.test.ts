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

test('retries a failed page load five times and then stops [LOAD-005, LOAD-006, CONST-009, ERR-042]', async () => {
  const reload = vi.fn<() => void>();
  for (let failure = 1; failure <= 5; failure += 1) {
    void reloadOnce(reload); // never settles, because the page is reloading
    expect(reload).toHaveBeenCalledTimes(failure);
  }
  await reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(5);
});

test('resets the count after a page loaded [LOAD-005]', () => {
  void reloadOnce(vi.fn<() => void>());
  expect(reloads()).toBe(1);
  reloadsDone();
  expect(reloads()).toBe(0);
});

test('does not reload without storage to count in [LOAD-005]', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const reload = vi.fn<() => void>();
  await reloadOnce(reload);
  expect(reload).not.toHaveBeenCalled();
});
