import { SANDBOX_SWEEP_MS } from '../apps/server/src/kernel/jobs/sweeps.ts';
import { MINUTE_MS } from '../apps/server/src/kernel/time.ts';

/**
 * Starts the server with sweeps every minute, as in production. With sandbox vendors each sweep runs every few seconds,
 * so that tests don't wait, and a measurement of the status poll would include that cost.
 */
const everyMs = globalThis.setInterval;
globalThis.setInterval = ((run: () => void, ms?: number) =>
  everyMs(run, ms === SANDBOX_SWEEP_MS ? MINUTE_MS : ms)) as typeof setInterval;
await import('../apps/server/src/main.ts');
