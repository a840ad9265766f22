import { readSessions } from '@lintel/contract';
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

test('a request that fails after the logout does not navigate elsewhere', async () => {
  vi.resetModules();
  const { endSession: logOutOnce } = await import('./end-session.ts');
  const { api } = await import('../../platform/lazy/api.ts');
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {} });
  vi.stubGlobal('window', { __PRIVATE_LABEL__: { orgCode: 'FIGURE' } });
  vi.stubGlobal('location', { origin: 'https://apply.example', pathname: '/dashboard', search: '', assign });
  const signedOut = { status: 401, message: 'unauthenticated', errors: [] };
  const ended = { redirect: 'https://login.lender.example/end' };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url.includes('logout') ? Response.json(ended) : Response.json(signedOut, { status: 401 })),
  );
  await logOutOnce('/auth/login');
  await expect(api(readSessions, {})).rejects.toThrow('unauthenticated');
  expect(assign.mock.calls).toEqual([['https://login.lender.example/end']]);
});
