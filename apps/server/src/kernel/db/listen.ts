import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseClient } from './client.ts';

/** Receives a notification's payload, or undefined after a reconnect, because notifications may have been missed. */
export type NotificationListener = (payload: string | undefined) => void;

const RECONNECT_AFTER_MS = 500;

/**
 * Listens on a PostgreSQL channel over a connection of its own, which reconnects when it breaks. Returns a function
 * that stops.
 */
export async function listenOnPostgres(
  config: ConstructorParameters<typeof DatabaseClient>[0],
  channel: string,
  onNotification: NotificationListener,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let client: DatabaseClient | undefined;
  /** Returns false when the listening was stopped before it began. */
  const connect = async (): Promise<boolean> => {
    const next = new DatabaseClient(config);
    next.on('notification', ({ payload }) => onNotification(payload));
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    if (isEnded) {
      await next.end();
      return false;
    }
    client = next;
    next.once('end', () => void connectAgain());
    return true;
  };
  const connectAgain = async (): Promise<void> => {
    while (!isEnded) {
      await wait(RECONNECT_AFTER_MS, undefined, { ref: false });
      try {
        if (await connect()) onNotification(undefined);
        return;
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
