/** A bearer token that the tabs of a browser share; whoever watches hears of a sign-in and of its end. */
export function tokenStore(name: string, read: () => string | undefined, write: (token: string | undefined) => void) {
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  // A login or logout in another tab is told by the browser; where there is no window there are no tabs.
  if (typeof window !== 'undefined')
    addEventListener('storage', ({ key }) => {
      if (key === name || key === null) tell();
    });
  return {
    token: read,
    /** A first token, or a newer one of the same session: of that nobody needs to hear. */
    keep: (token: string): void => {
      const isNew = read() === undefined;
      write(token);
      if (isNew) tell();
    },
    clear: (): void => {
      if (read() === undefined) return;
      write(undefined);
      tell();
    },
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}
