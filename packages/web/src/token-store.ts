interface Claims {
  readonly sub?: unknown;
  readonly typ?: unknown;
  readonly loan?: unknown;
}

/** Reads a token's claims about its session, unverified: the server decides. An unreadable token has none. */
export function tokenClaims(token: string | undefined): Claims {
  try {
    const [, claims = ''] = (token ?? '').split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/**
 * Creates an app's store of its bearer token, which all tabs of a browser share. Watchers are notified when a session
 * starts or ends.
 */
export function createTokenStore(
  name: string,
  read: () => string | undefined,
  write: (token: string | undefined) => void,
) {
  const watchers = new Set<() => void>();
  const personWatchers = new Set<(isElsewhere: boolean) => void>();
  let lastPerson = tokenClaims(read()).sub;
  const notify = (isElsewhere: boolean) => {
    const person = tokenClaims(read()).sub;
    const isOther = person !== undefined && lastPerson !== undefined && person !== lastPerson;
    lastPerson = person ?? lastPerson;
    if (isOther) for (const watcher of personWatchers) watcher(isElsewhere);
    for (const watcher of watchers) watcher();
  };
  // The browser reports a login or logout in another tab; without a window there are no tabs.
  if (typeof window !== 'undefined')
    addEventListener('storage', ({ key }) => {
      if (key === name || key === null) notify(true);
    });
  return {
    token: read,
    /** Stores a first token, or a newer one of the same session, without notifying watchers. */
    keep: (token: string): void => {
      const isNew = read() === undefined || tokenClaims(token).sub !== lastPerson;
      write(token);
      if (isNew) notify(false);
    },
    clear: (): void => {
      if (read() === undefined) return;
      write(undefined);
      notify(false);
    },
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    /**
     * Calls `watcher` when a different person logs in, before any of their data is shown. `isElsewhere`: in another
     * tab. The page must then drop the previous person's data.
     */
    onOtherPerson: (watcher: (isElsewhere: boolean) => void): void => {
      personWatchers.add(watcher);
    },
  };
}
