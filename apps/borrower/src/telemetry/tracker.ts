import { localStore, sessionStore } from '../platform/storage.ts';

/** How a page reloads, and whether the visitor has begun to use it. */
interface Browser {
  readonly isInUse: () => boolean;
  readonly reload: () => void;
}

const BROWSER: Browser = {
  isInUse: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: () => location.reload(),
};

/**
 * Stores the server's tracker. If this browser had another one, its page shows the other one's variations, so
 * it reloads: once in a window at most, and never under the visitor's hands; then the next page is right.
 */
export function keepTracker(trackerUuid: string, { isInUse, reload }: Browser = BROWSER): void {
  const stored = localStore.get('lintel-tracker');
  // The server's comes first, so that the reloaded page finds no mismatch.
  localStore.set('lintel-tracker', trackerUuid);
  if (stored === undefined || stored === trackerUuid || isInUse()) return;
  if (sessionStore.get('lintel-tracker-reload') !== undefined || !sessionStore.set('lintel-tracker-reload', 'done'))
    return;
  reload();
}
