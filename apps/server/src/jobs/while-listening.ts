import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const A_MINUTE = 60_000;
const A_SECOND = 1000;

/**
 * Sweeps now and then, one sweep at a time, as long as the server listens: each minute, each second in a test environment. One that is only asked, as
 * in a test, does what the test says.
 */
export function whileListening(app: FastifyInstance, { config, log }: Pick<Context, 'config' | 'log'>, what: string, sweep: () => Promise<unknown>): void {
  let running: Promise<unknown> = Promise.resolve();
  let idle = true;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      if (!idle) return;
      idle = false;
      running = sweep()
        .catch((error: unknown) => log.error({ err: error }, `${what} were not swept`))
        .finally(() => {
          idle = true;
        });
    }, config.sandboxVendors ? A_SECOND : A_MINUTE);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
