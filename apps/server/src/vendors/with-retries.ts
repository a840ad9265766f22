import { setTimeout as wait } from 'node:timers/promises';
import { VendorFailure } from './call.ts';

/**
 * Pauses between tries of one question, in milliseconds: long enough for a brief outage, short enough for a waiting
 * person.
 */
const PAUSES = [150, 600];

/** Asks up to three times under the same key. Doesn't retry when the vendor announced its answer for later. */
export async function withRetries<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof VendorFailure) || error.failure === 'LATE') throw error;
      await wait(pause);
    }
  }
  return ask();
}
