import type { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

/**
 * What `send` needs from its app: `fetch`, the token, and what to do with replies. Each app and each test has its own.
 */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin of the server, without a trailing slash; empty for the page's own. */
  readonly base?: string;
  readonly token?: () => string | undefined;
  /** Called with a newer token, to store it. */
  readonly onToken?: (token: string) => void;
  /**
   * Called when the session is over (401 or 403 with the message `unauthenticated` or `invalid signature`): clear the
   * token and go to login.
   */
  readonly onLoggedOut?: (error: ApiError) => void;
  /**
   * Returns the page's own sentence of a named error (`localErrorSentence`), filled with the values of the reply.
   * Absent, or undefined for an unknown name: the reply's message is shown. A page can load the sentences when it first
   * needs one.
   */
  readonly localSentence?: (name: string, values: object) => string | undefined | Promise<string | undefined>;
  readonly organisation?: () => string | undefined;
  readonly origin?: () => string | undefined;
  readonly sessionKey?: () => string | undefined;
  readonly sessionReplayUrl?: () => string | undefined;
  /** Waits between tries; tests replace it. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /**
   * Called with every successful reply; a development build checks it against the call's schema here, a production
   * build doesn't.
   */
  readonly onReply?: (call: Call, reply: unknown) => void;
}
