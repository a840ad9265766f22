import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import type { Feature } from '../kernel/feature.ts';
import { sandboxApi } from './api.ts';
import { addDemoOriginators } from './originators.ts';
import { addDemoPrefill } from './prefill.ts';

/** The server of each context: personas use its whole pipeline. */
const apps = new WeakMap<Context, FastifyInstance>();

/** Starts the sandbox's panel and control API on a separate loopback port. Never in production. */
export const sandbox: Feature = {
  routes(app, context) {
    apps.set(context, app);
  },
  async listener(context) {
    const app = apps.get(context);
    const { sandboxPort, production } = context.config;
    if (!app || sandboxPort === null || production) return undefined;
    await addDemoOriginators(context);
    await addDemoPrefill(context);
    const api = sandboxApi(app, context);
    const url = await api.listen({ port: sandboxPort, host: '127.0.0.1' });
    return { line: `Sandbox panel: ${url}`, close: () => api.close() };
  },
};
