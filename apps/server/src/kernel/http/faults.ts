import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLocale } from '../locale.ts';
import { isDatabaseAway, buildRefusal } from './answer.ts';
import { Refused } from './errors.ts';
import { localeOfRequest } from './locale-of-request.ts';
import { API_POLICY } from './security-headers.ts';

/** Handles request faults that Fastify finds before a handler runs, and every error that nothing else caught. */
export function handleFaults(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) =>
    inLocale(localeOfRequest(app.context, request), () => sendRefusal(reply, request, toRefusal(error, request))),
  );
}

export function sendRefusal(reply: FastifyReply, request: FastifyRequest, refused: Refused): FastifyReply {
  const answer = buildRefusal(refused, request.id);
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer.body));
}

function toRefusal(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof Refused) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refused('unsupported-media-type');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refused('request-too-large');
  if (statusCode >= 400 && statusCode < 500) return new Refused('invalid-request');
  if (isDatabaseAway(error)) return new Refused('unavailable', { headers: { 'retry-after': '2' } });
  request.log.error({ requestId: request.id, err: error }, 'a request failed');
  return new Refused('server-error');
}

/** Refuses a URL that Fastify can't parse. No hook runs before, so this sets the headers that every answer needs. */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const headers = {
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'content-security-policy': API_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  return sendRefusal(reply.headers(headers), request, new Refused('invalid-request'));
}
