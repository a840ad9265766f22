import { sessionStore } from './storage.ts';

/** A failed page load reloads the browser up to 5 times, then the error page shows (ledger LOAD-005, LOAD-006). */
export const MOST_RELOADS = 5;

/** How many reloads this window has behind it. */
export const reloads = (): number => Number(sessionStore.get('lintel-reloads') ?? 0) || 0;

/** Reloads and never answers, or answers when no reload is left or when it cannot be counted (it would loop for ever). */
export async function reloadOnce(reload: () => void = () => location.reload()): Promise<void> {
  const done = reloads();
  if (done >= MOST_RELOADS || !sessionStore.set('lintel-reloads', String(done + 1))) return;
  reload();
  await new Promise(() => {});
}

export const reloadsDone = (): void => sessionStore.remove('lintel-reloads');
