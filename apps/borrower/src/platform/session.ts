import { useSyncExternalStore } from 'react';
import { localStore, sessionStore } from './storage.ts';

const watchers = new Set<() => void>();

const tell = () => {
  for (const watcher of watchers) watcher();
};
// A login or logout in another tab is told by the browser; where there is no window there are no tabs.
if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === 'jwt' || key === null) tell();
  });

/** The signed-in session of this browser: a bearer token under the key `jwt`, shared by its tabs. */
export const session = {
  token: (): string | undefined => localStore.get('jwt'),
  start: (token: string): void => {
    localStore.set('jwt', token);
    tell();
  },
  /** A newer token for the same session: nobody needs to hear of it. */
  renew: (token: string): void => {
    localStore.set('jwt', token);
  },
  clear: (): void => {
    if (localStore.get('jwt') === undefined) return;
    localStore.remove('jwt');
    tell();
  },
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
  /** A random id of this window, for counting anonymous requests; it says nothing about the visitor. */
  key: (): string => {
    const kept = sessionStore.get('lintel-session-key');
    if (kept) return kept;
    const made = crypto.randomUUID();
    sessionStore.set('lintel-session-key', made);
    return made;
  },
};

/** Undefined until the browser can say (server and first render). */
export const useSignedIn = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    session.watch,
    () => session.token() !== undefined,
    () => undefined,
  );
