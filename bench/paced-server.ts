/**
 * The server at production's pace. With the vendors of the sandbox every sweep runs each second and not each minute, so that a test need not wait; what they
 * cost would be counted as the cost of a poll.
 */
const A_SECOND = 1000;
const everyMs = globalThis.setInterval;
globalThis.setInterval = ((run: () => void, ms?: number) =>
  everyMs(run, ms === A_SECOND ? 60 * A_SECOND : ms)) as typeof setInterval;
await import('../apps/server/src/main.ts');

export {};
