import type { Transport } from '@lintel/contract';
import { replayUrl } from '../platform/lazy/replay-url.ts';
import { session } from '../platform/session.ts';

/** The context of a telemetry call: a logged-in person's (`secure`) or a visitor's (`external`). */
export type CallContext = 'external' | 'secure';

/**
 * Returns the context of a call to `base`. Only this server may get the login's token: a separate telemetry host sees
 * only visitors.
 */
export const currentContext = (base = ''): CallContext =>
  base !== '' || session.token() === undefined ? 'external' : 'secure';

/**
 * Returns the transport of the calls of telemetry and experiments to `base`: the origin of a telemetry host, or '' for
 * this server. A failure neither ends the login session nor redirects to the login, and a request outlives its page.
 */
export const transportTo = (base: string, context: CallContext): Transport => ({
  base,
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
  token: () => (base === '' && context === 'secure' ? session.token() : undefined),
  organisation: () => window.__PRIVATE_LABEL__?.orgCode,
  origin: () => location.origin,
  sessionKey: session.key,
  sessionReplayUrl: () => (base === '' ? replayUrl() : undefined),
});
