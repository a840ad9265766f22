import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests from other machines, because the controls need no login. The port listens on loopback (`routes.ts`);
 * here the Host header must name this machine, which a page on the web can't forge, and so must the Origin header,
 * where there is one. Also sets the cache header of replies and the shape of errors.
 */
export function onlyLocal(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    const host = request.host.replace(/:\d+$/, '');
    const { origin } = request.headers;
    const foreign =
      origin !== undefined && URL.canParse(origin) ? !LOCAL.has(new URL(origin).hostname) : origin !== undefined;
    if (!LOCAL.has(host) || foreign)
      return reply.code(403).send({ message: 'The sandbox only accepts requests from this machine.' });
    reply.header('cache-control', 'no-store');
    return undefined;
  });
  api.setErrorHandler((error, _, reply) => {
    if (error instanceof z.core.$ZodError)
      return reply.code(400).send({
        message: 'Invalid request.',
        errors: error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
      });
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    return reply.code(status).send({ message: error instanceof Error ? error.message : 'Something went wrong.' });
  });
}
