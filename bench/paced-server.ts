/**
 * The server at production's pace. With sandbox vendors every sweep runs each second instead of each minute, so that
 * tests don't wait; that cost would count as a poll's.
 */
const A_SECOND = 1000;
const everyMs = globalThis.setInterval;
globalThis.setInterval = ((run: () => void, ms?: number) =>
  everyMs(run, ms === A_SECOND ? 60 * A_SECOND : ms)) as typeof setInterval;
await import('../apps/server/src/main.ts');

export {};
