import { getAliasPaths, type Call, type Handler } from '@lintel/contract';
import { BORROWER, currentLocale, isUuid, getStatus } from '@lintel/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { OpenedLoan } from './access.ts';
import { buildAnswer, buildErrorAnswer } from './answer.ts';
import { auditStaffCall, auditStaffRefusal } from './audit-staff-call.ts';
import { authenticate } from './authenticate.ts';
import type { CallContext } from './call-context.ts';
import type { Caller } from './caller.ts';
import { buildRouteSchema } from './docs.ts';
import { refuse, refuseFields, Refused, refuseWith } from './errors.ts';
import { countAddress, countSession } from './general-limit.ts';
import { runOnce, type Answer, type IdempotentRequest } from './idempotency.ts';
import { keyedHash } from './keyed-hash.ts';
import { brandOfRequest, isServed, findNamedOrganization, requirePublicOrganization } from './lender-of-request.ts';
import { countMiss, countRequest, type Subject } from './limits.ts';
import { emailIn, parseIfMatch, parseIdempotencyKey, parsePart } from './parts.ts';
import { rebuildAnswer } from './rebuild-answer.ts';
import { REFUSED } from './words.ts';

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** The body as sent, to compare two requests under one idempotency key. */
    rawBody: string;
  }
  interface FastifyContextConfig {
    /** Name of the route's call. */
    call?: string;
  }
}

/**
 * Mounts a call of the contract under its path and its other spellings. It has two steps, because a single generic call
 * would widen the reply's type. The handler receives parsed values and may refuse only with errors that the contract
 * lists.
 */
export const mount =
  (app: FastifyInstance) =>
  <const C extends Call>(call: C) =>
  (handler: Handler<C, CallContext<C>>): void => {
    for (const path of [call.path, ...getAliasPaths(call)]) {
      app.route({
        method: call.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit: call.rules.bodyLimit,
        config: { call: call.id },
        schema: buildRouteSchema(call, path !== call.path),
        onRequest: async (request, reply) => {
          await countAddress(app, request);
          request.caller = await authenticate(app.context, call, request, reply);
          await countSession(app, request);
        },
        handler: (request, reply) =>
          serve(app.context, call, handler as Handler<Call, CallContext<Call>>, request, reply),
      });
    }
  };

async function serve(
  context: Context,
  call: Call,
  handler: Handler<Call, CallContext<Call>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { caller } = request;
  try {
    return await runCall(context, call, handler, request, reply);
  } catch (error) {
    // Refusals before the handler, above all of another lender's file, also belong in the audit trail.
    if (error instanceof Refused)
      auditStaffRefusal(context, call, caller, idIn(request.params, 'uuid'), { http: error.http, address: request.ip });
    throw error;
  }
}

async function runCall(
  context: Context,
  call: Call,
  handler: Handler<Call, CallContext<Call>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { caller } = request;
  const organisation = resolveOrganization(context, call, request);
  const subject: Subject = { address: request.ip, person: caller?.identityUuid, email: emailIn(call, request.body) };
  const params = parsePart(call.params, request.params);
  const uuid = parseUuid(call, params);
  const loan = uuid === undefined ? undefined : await context.access.openLoan(caller, uuid);
  await countRequest(context, call.rules.upload ? 'upload' : call.rules.rate, { ...subject, loan: loan?.uuid });
  const query = parsePart(call.query, request.query);
  // The handler reads a form with a file itself, as it arrives.
  const body = call.rules.upload ? undefined : parsePart(call.body, request.body);
  const key = parseIdempotencyKey(call, request);
  const version = parseIfMatch(call, request);
  const idempotentRequest =
    key === undefined || !call.rules.answerKept
      ? undefined
      : buildIdempotentRequest(context, call, request, caller, key);
  await auditStaffCall(context, call, caller, loan, { requestId: request.id, address: request.ip, ids: idsIn(params) });
  const run = async (): Promise<Answer> => {
    try {
      if (loan?.erased_at && !call.rules.erasedToo) refuse('not-found');
      if (loan) refuseWhenNotOpen(call, loan);
      const by = createRecordMetaBuilder(caller, request.id, version, idempotentRequest);
      const callContext = {
        context,
        caller,
        organisation,
        loan,
        locale: currentLocale(),
        requestId: request.id,
        idempotencyKey: key,
        by,
        request,
        reply,
      };
      return buildAnswer(
        call,
        await handler({ params, query, body, ...callContext } as unknown as Parameters<typeof handler>[0]),
      );
    } catch (error) {
      return buildErrorAnswer(call, error, request);
    }
  };
  const result = idempotentRequest
    ? await runOnce(context, idempotentRequest, run, (changed) => rebuildAnswer(context, call, changed))
    : await run();
  const answer = await context.access.replyTo(caller, loan, result);
  if (answer.status >= 400)
    auditStaffRefusal(context, call, caller, loan?.uuid, { http: answer.status, address: request.ip });
  if (answer.status === 404) await countMiss(context, call.rules.rate, subject);
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

/**
 * Returns the lender of a call. With a token it is the caller's, and a request that names another one is refused.
 * Operating hours are the exception: there the header selects the lender.
 */
export function resolveOrganization(context: Context, call: Call, request: FastifyRequest): string {
  if (!request.caller) return requirePublicOrganization(context, request);
  // Links in our messages use the requested host, so in production it must be a lender's.
  if (!isServed(context, request.caller.organisation) || !brandOfRequest(context, request)) refuse('not-found');
  const named = call.tag === 'operating-hours' ? undefined : findNamedOrganization(request);
  if (named !== undefined && named !== request.caller.organisation) refuse('wrong-organisation');
  return request.caller.organisation;
}

/** Returns the loan ID in a call's path, or undefined for a call that isn't about a loan. */
export function parseUuid(call: Call, params: unknown): string | undefined {
  if (!call.path.includes('{uuid}')) return undefined;
  const { uuid } = params as { uuid?: unknown };
  return typeof uuid === 'string' ? uuid.toLowerCase() : refuseFields([{ message: REFUSED.notAnId, field: 'uuid' }]);
}

const idIn = (params: unknown, name: string): string | undefined => {
  const value = (params as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : undefined;
};

/** Returns the IDs in a call's path besides the loan's, for the audit trail. */
function idsIn(params: unknown): Record<string, string> {
  const names = Object.keys((params ?? {}) as object).filter((name) => name !== 'uuid');
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = idIn(params, name);
      return id ? [[name, id]] : [];
    }),
  );
}

/**
 * Refuses a borrower's call that isn't open at the loan's status. A signer has a separate stage, which handlers check.
 */
function refuseWhenNotOpen(call: Call, loan: OpenedLoan): void {
  if (loan.audience !== BORROWER) return;
  const status = getStatus(loan.projection);
  const { openAt } = call.rules;
  if (openAt && !openAt.some((open) => open === status))
    refuseWith('not-at-this-step', { status, version: loan.version });
}

/** Identifies a request by its body as sent: the same values in another notation are another request. */
function buildIdempotentRequest(
  context: Context,
  call: Call,
  request: FastifyRequest,
  caller: Caller | null,
  key: string,
): IdempotentRequest {
  const session = request.headers['x-session-key'];
  const who = caller?.identityUuid ?? (typeof session === 'string' ? session.slice(0, 100) : request.ip);
  return {
    scope: `${call.id} ${keyedHash(context, who)}`,
    key,
    askedHash: keyedHash(context, request.url, request.rawBody),
  };
}

function createRecordMetaBuilder(
  caller: Caller | null,
  requestId: string,
  version: number | undefined,
  idempotentRequest: IdempotentRequest | undefined,
): CallContext<Call>['by'] {
  const actor = caller
    ? ({ kind: caller.typ === 'staff-setup' ? 'staff' : caller.typ, id: caller.identityUuid } as const)
    : ({ kind: 'server', id: 'anonymous' } as const);
  const always = { actor, requestId, ...(idempotentRequest ? { idempotentRequest } : {}) };
  return (...slices) =>
    version === undefined || slices.length === 0 ? always : { ...always, ifMatch: { version, slice: slices } };
}
