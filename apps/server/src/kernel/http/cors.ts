import type { FastifyInstance } from 'fastify';

const EXPOSED = 'authorization, etag, idempotency-replayed, ratelimit, retry-after, x-request-id, x-sandbox';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const ALLOWED_HEADERS =
  'authorization, content-type, idempotency-key, if-match, x-application-name, x-org, x-origin, x-request-id, x-session-key, x-session-replay-url';

/** Allows only origins on the list, compared exactly. Any other origin gets no CORS headers. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  });
}
