import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { MINUTE_MS, SECOND_MS } from '../time.ts';

/** Milliseconds. Each sweep asks the database several questions, and there are more than a dozen sweeps. */
export const SANDBOX_SWEEP_MS = 2 * SECOND_MS;

/**
 * Sweeps periodically, one sweep at a time: every minute, or every 2 seconds in a test environment. Returns a function
 * that stops it and waits for a running sweep.
 */
export function sweepNowAndThen(
  { config, log }: { config: Pick<Context['config'], 'sandboxVendors'>; log: FastifyBaseLogger },
  what: string,
  sweep: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(
    () => {
      if (!idle) return;
      idle = false;
      running = sweep()
        .catch((error: unknown) => log.error({ err: error }, `${what} were not swept`))
        .finally(() => {
          idle = true;
        });
    },
    config.sandboxVendors ? SANDBOX_SWEEP_MS : MINUTE_MS,
  );
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Does the same while the server listens. A server that only gets injected requests, as in a test, sweeps when the test
 * says so.
 */
export function whileListening(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'log'>,
  what: string,
  sweep: () => Promise<unknown>,
): void {
  let end = async (): Promise<void> => {};
  app.addHook('onListen', async () => {
    end = sweepNowAndThen(context, what, sweep);
  });
  app.addHook('onClose', () => end());
}
