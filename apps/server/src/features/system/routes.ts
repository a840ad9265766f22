import { readHealth, readKeys, readOpenApi, readReady, reportClientError, reportCsp } from '@lintel/contract';
import { sql } from 'kysely';
import { event } from '../../kernel/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuseUnavailable, mount } from '../../kernel/http/index.ts';
import { withTimeout } from '../../kernel/with-timeout.ts';

/** Calls about the server itself: health probes, public keys, the OpenAPI document, and errors that browsers report. */
export const systemCalls: Feature = {
  routes(app, context) {
    mount(app)(readHealth)(() => undefined);
    mount(app)(readReady)(async () => {
      await withTimeout(READY_WITHIN, sql`select 1`.execute(context.db)).catch(refuseUnavailable);
    });
    mount(app)(readKeys)(() => ({ keys: context.tokens.jwks.keys.map((key) => ({ ...key })) }));
    mount(app)(reportCsp)(({ body }) => {
      event(context, 'csp.reported', { directive: parseDirective(body) });
    });
    mount(app)(reportClientError)(({ body: { at, ...body } }) => {
      event(context, 'client.failed', { ...body, at: at ?? '' });
    });
    if (!context.config.docs) return;
    mount(app)(readOpenApi)(() => ({ ...app.swagger() }));
  },
};

/**
 * Milliseconds. A load balancer asks every few seconds and must learn about an unresponsive database before it asks
 * again.
 */
const READY_WITHIN = 3000;

/** Returns the broken rule, never the address, which may contain what a borrower typed. */
function parseDirective(body: unknown): string {
  const text = JSON.stringify(body) ?? '';
  return /"(?:effective-directive|effectiveDirective|violated-directive)":"([a-z-]{1,40})/.exec(text)?.[1] ?? 'unknown';
}
