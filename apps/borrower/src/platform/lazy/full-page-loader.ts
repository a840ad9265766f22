import { startLoad } from '../loads.ts';

/** Milliseconds in which a full-page loader shows each of its messages once. */
const CYCLE = 67_000;
/** Milliseconds that a full-page loader is shown at least. */
const MINIMUM = 1000;

/** Fetches the loader ahead of time, so that it appears right away. */
export const prefetchLoader = (): Promise<unknown> => import('./full-loader.tsx').catch(() => undefined);

/** Covers the page while messages rotate; returns a function that ends it. */
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
