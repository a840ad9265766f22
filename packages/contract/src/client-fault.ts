import { ApiError } from './api-error.ts';

/** Returns whether the browser couldn't load a part of the page: a connection failure, not a bug. */
const isUnloadedPart = (error: Error): boolean =>
  /dynamically imported module|importing a module|preload css/i.test(error.message);

/** Returns whether our own code failed in the browser, so neither the server nor the connection is to blame. */
export function isClientFault(failure: unknown): boolean {
  if (failure instanceof ApiError) return failure.name === 'not-built';
  return failure instanceof Error && !(failure instanceof DOMException) && !isUnloadedPart(failure);
}

/** A failure of our own code in a browser, as `reportClientError` and the telemetry send it. */
export interface ClientFault {
  /**
   * Our own message for a request that couldn't be built, otherwise the kind of error: any other message might contain
   * what the user typed.
   */
  readonly what: string;
  /** The script and the position in it. */
  readonly at: string | null;
}

/** Returns the part of a failure that may be reported: it contains no user data. */
export function toClientFault(failure: unknown): ClientFault {
  if (failure instanceof ApiError) return { what: failure.message.slice(0, 80), at: null };
  const at =
    failure instanceof Error
      ? /(\/[\w./-]{1,110}\.(?:js|tsx?))(?:\?[^:\s]*)?(:\d+:\d+)/.exec(
          failure.stack?.replaceAll(/https?:\/\/[^/\s]+/g, '') ?? '',
        )
      : null;
  return {
    what: failure instanceof Error && /^\w{1,60}$/.test(failure.name) ? failure.name : 'Error',
    at: at ? `${at[1]}${at[2]}` : null,
  };
}
