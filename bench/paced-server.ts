import { SANDBOX_SWEEP_MS } from '../apps/server/src/kernel/jobs/while-listening.ts';
import { MINUTE_MS } from '../apps/server/src/kernel/time.ts';

/**
 * The server at production's pace. With sandbox vendors every sweep runs each few seconds instead of each minute, so
 * that tests don't wait; that cost would count as a poll's.
 */
const everyMs = globalThis.setInterval;
globalThis.setInterval = ((run: () => void, ms?: number) =>
  everyMs(run, ms === SANDBOX_SWEEP_MS ? MINUTE_MS : ms)) as typeof setInterval;
await import('../apps/server/src/main.ts');
