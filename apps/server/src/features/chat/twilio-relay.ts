import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { openFanOut } from './fan-out.ts';
import { markDue } from './twilio-store.ts';
import { syncWithTwilio } from './twilio-sync.ts';

/**
 * Passes changes that staff make on to Twilio right away. The next sweep completes what a dying process leaves undone.
 */
export function relayToTwilio(app: FastifyInstance, context: Context): void {
  const organisations = Object.keys(context.config.twilio);
  if (organisations.length === 0) return;
  const fanOut = openFanOut(context);
  const running = new Set<Promise<void>>();
  const relay = async (uuid: string): Promise<void> => {
    if ((await markDue(context.db, { uuid })) !== undefined) await syncWithTwilio(context, uuid);
  };
  const start = (uuid: string): void => {
    const work = relay(uuid)
      .catch((error: unknown) => context.log.warn({ err: error }, 'a chat was not passed on to Twilio'))
      .finally(() => running.delete(work));
    running.add(work);
  };
  app.addHook('onListen', async () => {
    for (const organisation of organisations)
      await fanOut.subscribe(organisation, (change) => {
        if (change && !change.typing) start(change.conversation);
      });
  });
  app.addHook('onClose', async () => {
    await fanOut.close();
    await Promise.all(running);
  });
}
