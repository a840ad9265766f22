import { useSyncExternalStore } from 'react';
import { localStore, sessionStore } from './storage.ts';

/** The session runs out after 15 minutes without a sign of life; 5 minutes before that a dialog asks (ux.md 1.2). */
export const IDLE_MS = 15 * 60_000;
export const WARN_MS = 10 * 60_000;

type Message = { kind: 'alive' } | { kind: 'token' } | { kind: 'over' };
const watchers = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lintel-session');
let lastAlive = Date.now();

const tell = () => { for (const watcher of watchers) watcher(); };
if (channel) {
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'alive') lastAlive = Date.now();
    else tell();
  };
}

/** The signed-in session of this browser: a bearer token under the key `jwt`, shared by its tabs. */
export const session = {
  token: (): string | undefined => localStore.get('jwt'),
  start: (token: string): void => {
    localStore.set('jwt', token);
    lastAlive = Date.now();
    tell();
    channel?.postMessage({ kind: 'token' } satisfies Message);
  },
  /** A newer token for the same session: nobody needs to hear of it. */
  renew: (token: string): void => { localStore.set('jwt', token); },
  clear: (): void => {
    if (localStore.get('jwt') === undefined) return;
    localStore.remove('jwt');
    tell();
    channel?.postMessage({ kind: 'over' } satisfies Message);
  },
  alive: (): void => {
    const now = Date.now();
    // A pointer moves sixty times a second; one word to the other tabs each 5 s is enough.
    if (now - lastAlive > 5000) channel?.postMessage({ kind: 'alive' } satisfies Message);
    lastAlive = now;
  },
  idleFor: (): number => Date.now() - lastAlive,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => { watchers.delete(watcher); };
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
  useSyncExternalStore<boolean | undefined>(session.watch, () => session.token() !== undefined, () => undefined);
