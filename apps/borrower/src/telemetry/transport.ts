import type { Transport } from '@lintel/contract';
import { replayUrl } from '../platform/lazy/replay-url.ts';
import { session } from '../platform/session.ts';

export type CallContext = 'external' | 'secure';

/**
 * With a token an event is the caller's own; without one it is a visitor's. Only this server may get the token: a
 * telemetry host of its own (`base`) sees visitors only.
 */
export const currentContext = (base = ''): CallContext =>
  base !== '' || session.token() === undefined ? 'external' : 'secure';

/**
 * Sends without the page's own reactions: what fails here neither ends a session nor leads to the login. A request
 * outlives its page.
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
