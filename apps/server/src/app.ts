import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { isUuid } from '@lintel/domain';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { features } from './features.ts';
import type { Context } from './kernel/context.ts';
import type { Feature } from './kernel/feature.ts';
import {
  acceptJsonBodies,
  allowOrigins,
  mountDocs,
  handleFaults,
  sendUnreadable,
  generalLimits,
  logRequests,
  securityHeaders,
  handleInReadersLocale,
} from './kernel/http/index.ts';
import { mountPages, type RenderPage } from './pages/index.ts';

export interface AppParts {
  readonly context: Context;
  readonly renderPage: RenderPage;
  /** In development, Vite handles requests before the server does. */
  readonly serverFactory?: NonNullable<FastifyServerOptions['serverFactory']>;
  readonly features?: readonly Feature[];
}

/** Builds the server without a port: every call and every page goes through one pipeline. */
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
    // Long enough for a file of 20 MB on a slow line. A JSON body has less time (see bodies.ts).
    requestTimeout: 120_000,
    // Node applies the longer of the two limits to the whole request, so the limit for headers must be the shorter one.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // A path that begins with two slashes would parse as a URL with another host, or fail to parse.
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
  handleInReadersLocale(app);
  logRequests(app);
  handleFaults(app);
  await securityHeaders(app, config);
  allowOrigins(app, config.allowedOrigins);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  app.decorate('generalLimits', generalLimits(app, config.quotas));
  acceptJsonBodies(app);
  // Route schemas are for the documentation only. `mount` parses requests.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  if (config.docs) await mountDocs(app);
  for (const feature of parts.features ?? features) await feature.routes?.(app, context);
  await mountPages(app, context, parts.renderPage);
  return app;
}

/** Keeps the ID that the client sent only if it is a UUID: any other text could inject content into the log. */
const requestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && isUuid(sent) ? sent : randomUUID();
