import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { isUuid } from '@lintel/domain';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { features } from './features.ts';
import type { Context } from './kernel/context.ts';
import type { Feature } from './kernel/feature.ts';
import {
  jsonBodies,
  allowOrigins,
  mountDocs,
  handleFaults,
  sendUnreadable,
  generalLimits,
  logRequests,
  securityHeaders,
} from './kernel/http/index.ts';
import { mountPages, type RenderPage } from './pages/index.ts';

export interface AppParts {
  readonly context: Context;
  readonly renderPage: RenderPage;
  /** In development Vite stands in front of the same server. */
  readonly serverFactory?: NonNullable<FastifyServerOptions['serverFactory']>;
  readonly features?: readonly Feature[];
}

/** The server without a port: every call, every page, one pipeline. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { context } = parts;
  const { config } = context;
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 65_536,
    // A file of 20 MB on a slow line; a body of JSON has less time (bodies.ts).
    requestTimeout: 120_000,
    // Node takes the longer of the two for the whole request, so the time for headers must be the shorter one.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // Read as a URL, an address that begins with two slashes names another host, or none that can be.
    rewriteUrl: (request) => (request.url ?? '/').replace(/^[/\\]{2,}/, '/'),
    frameworkErrors: (_error, request, reply) => sendUnreadable(request, reply),
    ...(parts.serverFactory ? { serverFactory: parts.serverFactory } : {}),
  });
  app.decorate('context', context);
  app.decorateRequest('caller', null);
  app.decorateRequest('rawBody', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onClose', () => context.audit.flush());
  logRequests(app);
  handleFaults(app);
  await securityHeaders(app, config);
  allowOrigins(app, config.allowedOrigins);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  app.decorate('generalLimits', generalLimits(app, config.quotas));
  jsonBodies(app);
  // The schemas of routes are for the documentation; the pipeline of `mount` parses.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  if (config.docs) await mountDocs(app);
  for (const feature of parts.features ?? features) await feature.routes?.(app, context);
  await mountPages(app, context, parts.renderPage);
  return app;
}

/** One that was sent is kept when it is a UUID: anything else could be written into our log. */
const requestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && isUuid(sent) ? sent : randomUUID();
