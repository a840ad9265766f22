import { tokenStore } from '@lintel/web';
import { useSyncExternalStore } from 'react';
import { localStore, sessionStore } from './storage.ts';

/** The signed-in session of this browser: a bearer token under the key `jwt`, shared by its tabs. */
export const session = {
  ...tokenStore(
    'jwt',
    () => localStore.get('jwt'),
    (token) => (token === undefined ? localStore.remove('jwt') : localStore.set('jwt', token)),
  ),
  /** A random id of this window, for counting anonymous requests; it says nothing about the visitor. */
  key: (): string => {
    const kept = sessionStore.get('lintel-session-key');
    if (kept) return kept;
    const made = crypto.randomUUID();
    sessionStore.set('lintel-session-key', made);
    return made;
  },
};

// In a tab that shows one person's application, nothing of it may stay when another person logs in beside it.
session.onOtherPerson((isElsewhere) => {
  if (isElsewhere) location.reload();
});

/** Undefined until the browser can say (server and first render). */
export const useSignedIn = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    session.watch,
    () => session.token() !== undefined,
    () => undefined,
  );
