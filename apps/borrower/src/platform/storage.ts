/** Every key this app stores in the browser. None holds personal data. */
export type StorageKey =
  | 'jwt'
  | 'dismissed-banners'
  | 'lintel-session-key'
  | 'lintel-reloads'
  | 'lintel-flags'
  | 'lintel-receipt-phase'
  | 'lintel-linked-application'
  | 'lintel-leave-survey'
  | 'lintel-chat'
  | 'lintel-telemetry-consent'
  | 'lintel-tracker'
  | 'lintel-tracker-reload'
  | 'lintel-visit';

const area = (kind: 'local' | 'session'): Storage | undefined => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined; // A browser that blocks storage throws on any access to it.
  }
};

/** Browser storage that returns a value instead of throwing when it is blocked, full or absent (on the server). */
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
        /* nothing was stored */
      }
    },
  };
}

export const localStore = guarded('local');
export const sessionStore = guarded('session');
