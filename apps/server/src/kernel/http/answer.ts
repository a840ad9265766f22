import { Readable } from 'node:stream';
import { getErrorNames, type Call, type ErrorName } from '@lintel/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refused } from './errors.ts';
import type { Answer } from './idempotency.ts';

/** Streams a file, for a call whose reply is bytes. The contract's type covers whole files only. */
export const asStream = (file: Readable): Uint8Array<ArrayBuffer> => file as unknown as Uint8Array<ArrayBuffer>;

/** Builds the response body: exactly the fields of the contract. */
export function buildAnswer(call: Call, reply: unknown): Answer {
  if (!call.reply || (call.mayBeEmpty && reply === undefined))
    return { status: 204, body: undefined, headers: buildCacheHeaders(call) };
  if (reply instanceof Readable) return { status: call.status ?? 200, body: reply, headers: buildCacheHeaders(call) };
  const parsed = z.safeParse(call.reply, reply);
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ');
    throw new Error(`The reply of ${call.id} doesn't match the contract: ${where}`);
  }
  return {
    status: call.status ?? 200,
    body: parsed.data,
    headers: { ...buildCacheHeaders(call), ...buildEtagHeader(parsed.data) },
  };
}

function buildCacheHeaders(call: Call): Record<string, string> {
  const { cacheSeconds } = call.rules;
  // The reply's sentences are in the reader's language.
  return cacheSeconds > 0
    ? { 'cache-control': `public, max-age=${cacheSeconds}`, vary: 'Origin, Accept-Language' }
    : { 'cache-control': 'no-store' };
}

/** A reply with a loan version also has it as ETag, for If-Match. */
function buildEtagHeader(body: unknown): Record<string, string> {
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  return typeof version === 'number' ? { etag: `"${version}"` } : {};
}

/**
 * Builds the answer to a refusal. An error name that the contract doesn't list for this call is our bug, as is any
 * other thrown error.
 */
export function buildErrorAnswer(call: Call, error: unknown, request: FastifyRequest): Answer {
  if (error instanceof Refused && isExpected(call, error.reason)) return buildRefusal(error, request.id);
  if (error instanceof Refused)
    request.log.error(
      { call: call.id, refused: error.reason },
      'a call was refused with an error that its contract does not list',
    );
  else if (isDatabaseAway(error))
    return buildRefusal(new Refused('unavailable', { headers: { 'retry-after': '2' } }), request.id);
  else request.log.error({ call: call.id, err: error }, 'a call failed');
  return buildRefusal(new Refused('server-error'), request.id);
}

/** A loan may disappear or move on between reading and recording, so every call may return these errors. */
const ALWAYS: readonly ErrorName[] = ['not-found', 'not-at-this-step'];

function isExpected(call: Call, name: ErrorName): boolean {
  const names: readonly ErrorName[] = [...ALWAYS, ...getErrorNames(call)];
  return names.includes(name);
}

export const buildRefusal = (error: Refused, requestId: string): Answer => ({
  status: error.http,
  body: error.body(requestId),
  headers: { 'cache-control': 'no-store', ...error.headers },
});

const AWAY_MESSAGE =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout|pool after calling end|PGlite is closed/;
/** Codes of a PostgreSQL that is starting, stopping, out of connections, gone, or slower than the statement timeout. */
const AWAY = /^(08|57P|57014|25P03|53300|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/;

/** Whether an error means that the database doesn't respond, so the caller may retry soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return AWAY.test(code) || AWAY_MESSAGE.test(error.message);
}
