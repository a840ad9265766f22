import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { MINUTE_MS, SECOND_MS } from '../time.ts';

/** Milliseconds between two sweeps of a test environment. There are more than a dozen, each with several queries. */
export const SANDBOX_SWEEP_MS = 2 * SECOND_MS;

/**
 * Runs a sweep, which does what has become due, periodically and one run at a time: every minute, or every 2 seconds in
 * a test environment. Returns a function that stops it and waits for a running sweep.
 *
 * @param what the subject of the sweep in log messages
 */
export function sweepPeriodically(
  { config, log }: { config: Pick<Context['config'], 'sandboxVendors'>; log: FastifyBaseLogger },
  what: string,
  sweep: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let idle = true;
  const run = (): void => {
    if (!idle) return;
    idle = false;
    running = sweep()
      .catch((error: unknown) => log.error({ err: error }, `${what} were not swept`))
      .finally(() => {
        idle = true;
      });
  };
  const period = config.sandboxVendors ? SANDBOX_SWEEP_MS : MINUTE_MS;
  // Begins at a random moment, so that the sweeps don't all ask the database together.
  let timer = setTimeout(() => {
    run();
    timer = setInterval(run, period).unref();
  }, Math.random() * period).unref();
  return async () => {
    clearTimeout(timer);
    await running;
  };
}

/**
 * Does the same while the server listens. A server that only gets injected requests, as in a test, never sweeps by
 * itself.
 */
export function sweepWhileListening(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'log'>,
  what: string,
  sweep: () => Promise<unknown>,
): void {
  let end = async (): Promise<void> => {};
  app.addHook('onListen', async () => {
    end = sweepPeriodically(context, what, sweep);
  });
  app.addHook('onClose', () => end());
}
