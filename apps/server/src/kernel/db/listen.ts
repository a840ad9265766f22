import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseClient } from './client.ts';

/** Receives a notification's payload, or undefined after the connection broke, when notifications may be missing. */
export type NotificationListener = (payload: string | undefined) => void;

const AGAIN_AFTER_MS = 500;

/**
 * Listens to a channel of PostgreSQL over a separate connection, which is opened again whenever it breaks. Returns a
 * function that ends the listening.
 */
export async function listenOnPostgres(
  config: ConstructorParameters<typeof DatabaseClient>[0],
  channel: string,
  onNotification: NotificationListener,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let client: DatabaseClient | undefined;
  const connect = async (): Promise<void> => {
    const next = new DatabaseClient(config);
    next.on('notification', ({ payload }) => onNotification(payload));
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
    next.once('end', () => void connectAgain());
  };
  const connectAgain = async (): Promise<void> => {
    while (!isEnded) {
      await wait(AGAIN_AFTER_MS, undefined, { ref: false });
      try {
        await connect();
        return onNotification(undefined);
      } catch {
        // The database isn't back yet.
      }
    }
  };
  await connect();
  return async () => {
    isEnded = true;
    await client?.end();
  };
}
