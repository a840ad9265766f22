import { readSessions } from '@lintel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TRACKER = '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10';
const PROVIDER_LOGOUT = 'https://login.lender.example/end';
const loggedOut = () => Response.json({ status: 401, message: 'unauthenticated', errors: [] }, { status: 401 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Other test files share this process, and must not get a page that is leaving.
  vi.resetModules();
});

/** Opens a logged-in page: loads the modules again, with a browser whose requests `reply` answers. */
async function openPage(reply: (url: string) => Promise<Response>) {
  vi.resetModules();
  const stored = new Map([
    ['jwt', 'a.b.c'],
    ['lintel-tracker', TRACKER],
  ]);
  const assign = vi.fn<(url: string) => void>();
  const reload = vi.fn<() => void>();
  const fetch = vi.fn<(url: string) => Promise<Response>>(reply);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', { __PRIVATE_LABEL__: { orgCode: 'FIGURE' } });
  vi.stubGlobal('location', { origin: 'https://apply.example', pathname: '/dashboard', search: '', assign, reload });
  vi.stubGlobal('fetch', fetch);
  const { endSession } = await import('./end-session.ts');
  const { api } = await import('../../platform/lazy/api.ts');
  const { session } = await import('../../platform/session.ts');
  return { endSession, api, session, stored, assign, reload, fetch };
}

const replyToLogout = (url: string): Promise<Response> =>
  Promise.resolve(url.includes('logout') ? Response.json({ redirect: PROVIDER_LOGOUT }) : loggedOut());

test('a logout takes the login and the tracker from the browser, also when the server fails', async () => {
  const page = await openPage(() => Promise.reject(new TypeError('Failed to fetch')));
  await page.endSession('/auth/login');
  expect([...page.stored.keys()]).toEqual([]);
  expect(page.assign).toHaveBeenCalledWith('/auth/login');
});

test('a request that fails after the logout does not navigate elsewhere', async () => {
  const page = await openPage(replyToLogout);
  await page.endSession('/auth/login');
  await expect(page.api(readSessions, {})).rejects.toThrow('unauthenticated');
  expect(page.assign.mock.calls).toEqual([[PROVIDER_LOGOUT]]);
});

test('a second press on Log out joins the first: one request, and one way out', async () => {
  const page = await openPage(replyToLogout);
  await Promise.all([page.endSession('/auth/login'), page.endSession('/auth/login?signedOut')]);
  await page.endSession('/auth/login');
  expect(page.fetch).toHaveBeenCalledTimes(1);
  expect(page.assign.mock.calls).toEqual([[PROVIDER_LOGOUT]]);
});

test('a reply that arrives after the logout does not restore the session', async () => {
  const page = await openPage(replyToLogout);
  await page.endSession('/auth/login');
  page.session.keep('d.e.f');
  expect(page.stored.has('jwt')).toBe(false);
});

test('a page that the browser has not left after 30 seconds leaves once more', async () => {
  const page = await openPage(replyToLogout);
  await page.endSession('/auth/login');
  vi.advanceTimersByTime(29_000);
  expect(page.assign).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(page.assign.mock.calls).toEqual([[PROVIDER_LOGOUT], [PROVIDER_LOGOUT]]);
});

test('a request that is refused while the logout is under way does not navigate', async () => {
  let finishLogout = (_reply: Response): void => {};
  const page = await openPage((url) =>
    url.includes('logout')
      ? new Promise((resolve) => {
          finishLogout = resolve;
        })
      : replyToLogout(url),
  );
  const ending = page.endSession('/auth/login');
  await expect(page.api(readSessions, {})).rejects.toThrow('unauthenticated');
  expect(page.assign).not.toHaveBeenCalled();
  finishLogout(Response.json({ redirect: PROVIDER_LOGOUT }));
  await ending;
  expect(page.assign.mock.calls).toEqual([[PROVIDER_LOGOUT]]);
});

test('a page that is leaving neither reloads for a failed chunk nor opens the provider’s login', async () => {
  const page = await openPage((url) =>
    url.includes('external')
      ? Promise.resolve(Response.json({ authorizationUrl: 'https://login.lender.example' }))
      : replyToLogout(url),
  );
  const { reloadOnce } = await import('../../platform/reload.ts');
  const { goToProvider } = await import('../../external-login/begin.ts');
  await page.endSession('/auth/login');
  void reloadOnce(page.reload);
  void goToProvider(undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.assign.mock.calls).toEqual([[PROVIDER_LOGOUT]]);
});
