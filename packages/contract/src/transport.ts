import type { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

/** What `send` needs of its surroundings; a browser and a test give their own. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin of the server, without a final slash; empty for the page's own. */
  readonly base?: string;
  /** The stored bearer token. */
  readonly token?: () => string | undefined;
  /** A newer token arrived: keep it. */
  readonly onToken?: (token: string) => void;
  /** The session is over (401 or 403 with one of the two literal messages): clear it and go to login. */
  readonly onSignedOut?: (error: ApiError) => void;
  readonly organisation?: () => string | undefined;
  readonly origin?: () => string | undefined;
  readonly sessionKey?: () => string | undefined;
  readonly sessionReplayUrl?: () => string | undefined;
  /** Waits between tries; a test gives one that does not. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Sees every reply; a development build checks it against the call's schema here, a production build leaves it out. */
  readonly onReply?: (call: Call, reply: unknown) => void;
}
