import { errorSentence, type Call, type Schema } from '@lintel/contract';
import { isUuid } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refuse, refuseFields } from './errors.ts';
import { emailKey } from './keyed-hash.ts';
import { REFUSED } from './words.ts';

/**
 * Parses one part of a request with its schema. A mismatch is a 400 with a sentence per field, never with the value.
 */
export function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // A schema's own sentence comes first. This one replaces zod's, which may name keys and kinds.
  const parsed = z.safeParse(schema, value ?? {}, { error: () => errorSentence('invalid-request') });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 50)
    .map((issue) => ({ message: issue.message, field: issue.path.map(String).join('.') }));
  return refuseFields(errors);
}

export function parseIdempotencyKey(call: Call, request: FastifyRequest): string | undefined {
  if (call.rules.idempotency === 'none') return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return call.rules.idempotency === 'required' ? refuse('idempotency-key-missing') : undefined;
  return typeof key === 'string' && isUuid(key) ? key.toLowerCase() : refuse('idempotency-key-missing');
}

/** Returns the version in If-Match, such as "7", as ETag gave it. */
export function parseIfMatch(call: Call, request: FastifyRequest): number | undefined {
  if (call.rules.ifMatch === 'none') return undefined;
  const header = request.headers['if-match'];
  const version = /^"(\d{1,9})"$/.exec(header ?? '')?.[1];
  if (version !== undefined) return Number(version);
  if (header === undefined && call.rules.ifMatch === 'accepted') return undefined;
  return refuseFields([{ message: REFUSED.noVersion, field: 'If-Match' }]);
}

/**
 * Returns the email that login attempts are counted by: its lookup form, so that another spelling doesn't add attempts.
 */
export function emailIn(call: Call, body: unknown): string | undefined {
  if (call.rules.rate !== 'login' || typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? emailKey(body.email) : undefined;
}
