import { startLoad } from '../loads.ts';

/** Milliseconds of one round of a full-page loader's messages: each is shown once in this time. */
const CYCLE = 67_000;
/** The minimum time, in milliseconds, for which a full-page loader is shown. */
const MINIMUM = 1000;

/** Fetches the loader ahead of time, so that it appears right away. */
export const prefetchLoader = (): Promise<unknown> => import('./full-loader.tsx').catch(() => undefined);

/**
 * Covers the page with a loader whose messages rotate, such as while an application is created. Returns a function that
 * ends it.
 */
export function startFullPageLoader(messages: readonly [string, ...string[]], cycle = CYCLE): () => void {
  const [first] = messages;
  const load = startLoad({ message: first, minimum: MINIMUM, announcement: first });
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    load.say(messages[turn % messages.length] ?? first);
  }, cycle / messages.length);
  return () => {
    clearInterval(timer);
    load.stop();
  };
}
