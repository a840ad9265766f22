import { afterEach, expect, test, vi } from 'vitest';
import { endSession } from './end-session.ts';

afterEach(() => vi.unstubAllGlobals());

test('a logout takes the login and the tracker from the browser, also when the server fails', async () => {
  const stored = new Map([
    ['jwt', 'a.b.c'],
    ['lintel-tracker', '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  });
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('window', { __PRIVATE_LABEL__: { orgCode: 'FIGURE' } });
  vi.stubGlobal('location', { origin: 'https://apply.example', assign });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await endSession('/auth/login');
  expect([...stored.keys()]).toEqual([]);
  expect(assign).toHaveBeenCalledWith('/auth/login');
});
