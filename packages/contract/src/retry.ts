import { ApiError } from './api-error.ts';

const GATEWAY = new Set([502, 503, 504]);

/** Whether another try may help: the connection failed, or a gateway answered. */
export const mayPass = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.name === 'no-response' || GATEWAY.has(failure.httpStatus));

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
 * Runs once and retries up to `times` times (default 5) while `mayPass` is true, after 1000 ms, doubling each time. Throws the last failure unchanged.
 */
export async function retry5<T>(
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
      if (tried >= times || !mayPass(failure)) throw failure;
      await (how.wait ?? wait)(1000 * 2 ** tried, signal);
    }
  }
}
