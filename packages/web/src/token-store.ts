interface Claims {
  readonly sub?: unknown;
  readonly typ?: unknown;
}

/** What a token says of its session. It is unchecked here: the server decides, and a token that cannot be read says nothing. */
export function tokenClaims(token: string | undefined): Claims {
  try {
    const [, claims = ''] = (token ?? '').split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** A bearer token that the tabs of a browser share. Watchers hear of a login and of its end. */
export function tokenStore(name: string, read: () => string | undefined, write: (token: string | undefined) => void) {
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
  // The browser reports a login or logout in another tab; where there is no window there are no tabs.
  if (typeof window !== 'undefined')
    addEventListener('storage', ({ key }) => {
      if (key === name || key === null) notify(true);
    });
  return {
    token: read,
    /** A first token, or a newer one of the same session, which no watcher needs to hear of. */
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
     * Runs `watcher` when a person other than the last one logs in, before anything of theirs is shown. `isElsewhere`: in another tab of the browser. A page
     * must then forget what it holds of the person before.
     */
    onOtherPerson: (watcher: (isElsewhere: boolean) => void): void => {
      personWatchers.add(watcher);
    },
  };
}
