import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLocale } from '../locale.ts';
import { refuseFields } from './errors.ts';
import { localeOfRequest } from './locale-of-request.ts';
import { REFUSED } from './words.ts';

/** Milliseconds in which a JSON body must arrive. */
const DEADLINE = 15_000;

/**
 * Makes the server read only JSON bodies; any other type is a 415 before a handler runs. Keeps the text, to compare two
 * requests with the same idempotency key.
 */
export function acceptJsonBodies(app: FastifyInstance, deadline = DEADLINE): void {
  app.addHook('preParsing', async ({ raw, headers }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || /^multipart\//i.test(headers['content-type'] ?? '')) return;
    const timer = setTimeout(
      () => raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'),
      deadline,
    );
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    // The call was answered before its body arrived, so the rest doesn't matter.
    reply.raw.once('finish', stop);
    reply.raw.once('close', stop);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(json|csp-report|reports\+json)\s*(;|$)/i,
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string | Buffer) => {
      request.rawBody = text.toString();
      if (request.rawBody === '') return undefined;
      return inLocale(localeOfRequest(app.context, request), () => parse(request.rawBody));
    },
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, refuseForbidden) as unknown;
  } catch {
    return refuseFields([{ message: REFUSED.notJson }]);
  }
}

/**
 * Refuses keys that would set a prototype, and the null character, which no text column accepts. Neither is an error in
 * a form.
 */
function refuseForbidden(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0')))
    throw new SyntaxError('forbidden character');
  if (key === '__proto__' || (key === 'constructor' && typeof value === 'object'))
    throw new SyntaxError('forbidden key');
  return value;
}
