import { ApiError } from './api-error.ts';

const GATEWAY_ERRORS = new Set([502, 503, 504]);

/** Returns whether another try may help: the connection failed, or a gateway replied in place of the server. */
export const isTransient = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.name === 'no-response' || GATEWAY_ERRORS.has(failure.httpStatus));

/** Waits, or rejects as soon as the signal is aborted. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Runs once, and again up to `times` times (5 by default) while the failure is transient: after 1000 ms, doubling each
 * time. Throws the last failure unchanged.
 */
export async function retryTransient<T>(
  run: () => Promise<T>,
  how: {
    times?: number;
    wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
    signal?: AbortSignal | undefined;
  } = {},
): Promise<T> {
  const { times = 5, signal } = how;
  for (let tried = 0; ; tried += 1) {
    try {
      return await run();
    } catch (failure) {
      if (tried >= times || !isTransient(failure)) throw failure;
      await (how.wait ?? wait)(1000 * 2 ** tried, signal);
    }
  }
}
