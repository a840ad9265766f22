import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const A_MINUTE = 60_000;
const A_SECOND = 1000;

/** Sweeps now and then, one sweep at a time: each minute, each second in a test environment. Answers how to end it, which waits for a sweep that runs. */
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
    config.sandboxVendors ? A_SECOND : A_MINUTE,
  );
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** The same as long as the server listens. One that is only asked, as in a test, does what the test says. */
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
