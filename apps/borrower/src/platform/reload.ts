import { session } from './session.ts';
import { sessionStore } from './storage.ts';

/** A failed page load reloads the browser up to 5 times, then the error page shows. */
export const MAX_RELOADS = 5;

/** The number of reloads in this window so far. */
export const reloads = (): number => Number(sessionStore.get('lintel-reloads') ?? 0) || 0;

/**
 * Reloads and never settles. Resolves when no reload is left or they can't be counted (it would loop forever). A page
 * that is leaving after a logout isn't reloaded.
 */
export async function reloadOnce(reload: () => void = () => location.reload()): Promise<void> {
  if (session.isLeaving()) return new Promise(() => {});
  const done = reloads();
  if (done >= MAX_RELOADS || !sessionStore.set('lintel-reloads', String(done + 1))) return;
  reload();
  await new Promise(() => {});
}

/** Resets the count after a page has loaded. */
export const reloadsDone = (): void => sessionStore.remove('lintel-reloads');
