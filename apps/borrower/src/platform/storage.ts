/** Every name this app keeps in the browser. Nothing personal stands under any of them. */
export type StorageKey =
  | 'jwt'
  | 'dismissed-banners'
  | 'lintel-session-key'
  | 'lintel-reloads'
  | 'lintel-flags'
  | 'lintel-receipt-phase';

const area = (kind: 'local' | 'session'): Storage | undefined => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined; // A browser that blocks storage throws on the very look at it.
  }
};

/** Browser storage that answers instead of throwing when it is blocked, full or absent (on the server). */
function guarded(kind: 'local' | 'session') {
  return {
    get(key: StorageKey): string | undefined {
      try {
        return area(kind)?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key: StorageKey, value: string): boolean {
      try {
        const store = area(kind);
        store?.setItem(key, value);
        return store !== undefined;
      } catch {
        return false;
      }
    },
    remove(key: StorageKey): void {
      try {
        area(kind)?.removeItem(key);
      } catch {
        /* nothing was kept */
      }
    },
  };
}

export const localStore = guarded('local');
export const sessionStore = guarded('session');
