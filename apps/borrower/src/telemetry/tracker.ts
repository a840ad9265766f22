import { localStore, sessionStore } from '../platform/storage.ts';

/** The parts of the browser that tests replace. */
interface Browser {
  readonly isInUse: () => boolean;
  readonly reload: () => void;
}

const BROWSER: Browser = {
  isInUse: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: () => location.reload(),
};

/**
 * Stores the server's tracker. If this browser had another one, its page shows that one's variations, so it reloads: at
 * most once in a window, and never a page in use; then the next page is right.
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
