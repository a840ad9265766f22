import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { Feature } from '../../kernel/feature.ts';
import { createReport } from './report.ts';

/** Returns a request's label without its address: the name of a call, or the kind of anything else. */
const nameRequest = (request: FastifyRequest, reply: FastifyReply): string =>
  request.routeOptions.config.call ?? (/^text\/html/.test(String(reply.getHeader('content-type'))) ? 'page' : 'other');

/** Counts every request, and serves the figures for Prometheus on a separate port if one is configured. */
export const metrics: Feature = {
  routes(app, context) {
    app.addHook('onResponse', async (request, reply) => {
      const name = nameRequest(request, reply);
      context.metrics.countRequest(name, request.method, reply.statusCode, reply.elapsedTime / 1000);
    });
  },
  async listener(context) {
    const address = context.config.metrics;
    if (!address) return undefined;
    const report = createReport(context);
    const app = Fastify({ forceCloseConnections: true });
    app.get('/metrics', async (_request, reply) => reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await report()));
    const url = await app.listen(address);
    return { line: `Metrics: ${url}/metrics`, close: () => app.close() };
  },
};
