import { createTokenStore } from '@lintel/web';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { localStore, sessionStore } from './storage.ts';

const tokens = createTokenStore(
  'jwt',
  () => localStore.get('jwt'),
  (token) => {
    // The next person at this device must not read the chat either.
    if (token === undefined) for (const key of ['jwt', 'lintel-chat'] as const) localStore.remove(key);
    else localStore.set('jwt', token);
  },
);
let isLeaving = false;
/** Long enough for a slow phone to reach the next page. */
const LEAVE_TIMEOUT_MS = 30_000;

/** This browser's login session: a bearer token under the key `jwt`, shared by its tabs. */
export const session = {
  ...tokens,
  /** Stores a token, except on a page that is leaving: a late reply must not undo the logout. */
  keep: (token: string): void => {
    if (!isLeaving) tokens.keep(token);
  },
  /**
   * Begins a logout, which `leave` completes. From now on nothing else in this page may navigate: a login that starts
   * by itself would cancel a logout at the identity provider.
   */
  beginLeaving: (): void => {
    isLeaving = true;
  },
  /**
   * Forgets the session and opens `url`, once more after 30 seconds on a page that the browser hasn't left, for example
   * after a press on Stop.
   */
  leave: (url: string): void => {
    isLeaving = true;
    tokens.clear();
    location.assign(url);
    setTimeout(() => location.assign(url), LEAVE_TIMEOUT_MS);
  },
  isLeaving: (): boolean => isLeaving,
  /** A random id of this window for counting anonymous requests; it identifies no one. */
  key: (): string => {
    const kept = sessionStore.get('lintel-session-key');
    if (kept) return kept;
    const made = crypto.randomUUID();
    sessionStore.set('lintel-session-key', made);
    return made;
  },
};

// A tab that shows one person's application must keep nothing of it when another person logs in in another tab.
session.onOtherPerson((isElsewhere) => {
  if (isElsewhere) location.reload();
});

// Back must not return to a page that is still leaving.
if (typeof window !== 'undefined')
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeaving) location.reload();
  });

/**
 * Returns whether someone is logged in; undefined on the server and in the first render, which can't know, and while
 * the browser leaves the page after a logout.
 */
export function useLoggedIn(): boolean | undefined {
  const loggedIn = useSyncExternalStore<boolean | undefined>(
    session.watch,
    () => (isLeaving ? undefined : session.token() !== undefined),
    () => undefined,
  );
  // React renders a change of the store in one task, and a deferred one in short ones: a page behind the login must not
  // block a cheap phone. A logout shows right away.
  const deferred = useDeferredValue(loggedIn);
  return loggedIn === true ? deferred : loggedIn;
}
