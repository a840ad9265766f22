import { getAliasPaths, readStatus } from '@lintel/contract';
import { isUuid } from '@lintel/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  authenticate,
  type Caller,
  buildRouteSchema,
  refuse,
  countAddress,
  countSession,
  localeOfRequest,
  resolveOrganization,
  parseUuid,
  parsePart,
} from '../kernel/http/index.ts';
import type { PolledLoan } from './poll-query.ts';
import { loadPollReply, readPoll } from './poll.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The loan of a status poll, read together with the session. */
    polled: PolledLoan | null;
  }
}

/**
 * Mounts the status poll, by which pages wait for the loan's next step: half of all requests. It runs the pipeline of
 * `mount` in one query, with the same checks in the same order.
 */
export function mountPoll(app: FastifyInstance): void {
  const { context } = app;
  app.decorateRequest('polled', null);
  for (const path of [readStatus.path, ...getAliasPaths(readStatus)]) {
    app.route({
      method: readStatus.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: readStatus.rules.bodyLimit,
      config: { call: readStatus.id },
      schema: buildRouteSchema(readStatus, path !== readStatus.path),
      onRequest: async (request, reply) => {
        await countAddress(app, request);
        request.caller = await authenticate(context, readStatus, request, reply, (token, passive) =>
          context.access.readSession(token, passive, (sid) => readSessionAndLoan(request, sid)),
        );
        await countSession(app, request);
      },
      handler: servePoll,
    });
  }

  async function readSessionAndLoan(request: FastifyRequest, sid: string) {
    const { uuid } = request.params as { uuid?: string };
    const { session, loan } = await readPoll(context, {
      sid,
      uuid: uuid !== undefined && isUuid(uuid) ? uuid.toLowerCase() : null,
      // The session is read before the request's own locale is set.
      locale: localeOfRequest(context, request),
    });
    request.polled = loan ?? null;
    return session;
  }

  async function servePoll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    resolveOrganization(context, readStatus, request);
    parseUuid(readStatus, parsePart(readStatus.params, request.params));
    const answer = await loadPollReply(context, requireOwnLoan(request.polled, request.caller));
    return reply
      .code(200)
      .headers({
        'cache-control': 'no-store',
        etag: `"${answer.version}"`,
        'content-type': 'application/json; charset=utf-8',
      })
      .send(answer.text);
  }
}

/**
 * Refuses with the same 404 a loan that doesn't exist, belongs to another person or to another lender. Signers were
 * refused earlier.
 */
const requireOwnLoan = (loan: PolledLoan | null, caller: Caller | null): PolledLoan =>
  loan && caller && loan.organisation === caller.organisation && loan.identity_uuid === caller.identityUuid
    ? loan
    : refuse('not-found');
