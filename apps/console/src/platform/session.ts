import { useSyncExternalStore } from 'react';

const NAME = 'lintel-desk';
const watchers = new Set<() => void>();
/** Where a browser blocks its storage the session lives as long as the page. */
let held: string | undefined;

const tell = () => {
  for (const watcher of watchers) watcher();
};

function stored(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(token: string | undefined): void {
  held = token;
  try {
    if (token === undefined) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, token);
  } catch {
    /* kept in memory alone */
  }
}

// Another tab signed in or out.
addEventListener('storage', ({ key }) => {
  if (key !== NAME && key !== null) return;
  held = stored();
  tell();
});

/** The session at the desk: a bearer token, shared by the tabs of this browser; apart from that of a borrower. */
export const session = {
  token: (): string | undefined => stored() ?? held,
  /** A first token, or a newer one of the same session. */
  keep: (token: string): void => {
    const isNew = session.token() === undefined;
    store(token);
    if (isNew) tell();
  },
  clear: (): void => {
    if (session.token() === undefined) return;
    store(undefined);
    tell();
  },
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};

export const useSignedIn = (): boolean => useSyncExternalStore(session.watch, () => session.token() !== undefined);
