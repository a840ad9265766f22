import { ApiError } from './api-error.ts';

const GATEWAY = new Set([502, 503, 504]);

/** Whether another try may help: the connection gave nothing, or a gateway answered (calls C10). */
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
 * Tries once and up to `times` times more (5 unless said), after 1000 ms and then twice as long each time, when `mayPass` (ledger CLIENT-012). The last
 * failure is thrown as it came.
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
