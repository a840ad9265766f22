import { ApiError } from './api-error.ts';

/** A part of the page that the browser could not load: the connection's fault, not the program's. */
const isUnloadedPart = (error: Error): boolean =>
  /dynamically imported module|importing a module|preload css/i.test(error.message);

/** Whether our own program failed in the browser, so that neither the server nor the connection is to blame. */
export function isClientFault(failure: unknown): boolean {
  if (failure instanceof ApiError) return failure.name === 'not-built';
  return failure instanceof Error && !(failure instanceof DOMException) && !isUnloadedPart(failure);
}

export interface ClientFault {
  /** Our own message of a request that could not be built, else the kind of error: another message might hold what somebody typed. */
  readonly what: string;
  /** Where in which script. */
  readonly at: string | null;
}

/** What may be reported of a fault: nothing of it comes from a person. */
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
