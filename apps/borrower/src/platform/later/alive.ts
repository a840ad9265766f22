let lastAlive = Date.now();
let told = 0;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lintel-session');
if (channel)
  channel.onmessage = () => {
    lastAlive = Date.now();
  };

/** A sign of life in any tab counts for all of them. */
export const alive = (): void => {
  lastAlive = Date.now();
  // A pointer moves sixty times a second; one word to the other tabs each 5 s is enough.
  if (lastAlive - told < 5000) return;
  told = lastAlive;
  channel?.postMessage('alive');
};

/** Milliseconds since the last sign of life in any tab. */
export const idleFor = (): number => Date.now() - lastAlive;
