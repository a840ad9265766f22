import { randomUUID } from 'node:crypto';
import { isUuid } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { browserCookie } from '../../kernel/http/index.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

const trackerCookie = browserCookie('heloc-tracker', { seconds: YEAR_SECONDS, isValid: isUuid });

/** Returns the tracker that this browser has. */
export const readTracker = (
  context: Pick<Context, 'config'>,
  request: Pick<FastifyRequest, 'cookies'>,
): string | undefined => trackerCookie.read(context, request)?.toLowerCase();

/** Stores a person's tracker in this browser's cookie, so that its pages show the variations they saw elsewhere. */
export const setTracker = (context: Pick<Context, 'config'>, reply: FastifyReply, uuid: string): void =>
  trackerCookie.set(context, reply, uuid);

/** Removes the tracker from this browser, so that the next person who uses it doesn't get it. */
export const clearTracker = (context: Pick<Context, 'config'>, reply: FastifyReply): void =>
  trackerCookie.clear(context, reply);

/**
 * Returns this browser's tracker, `optimizelyProfileUuid` on the wire: a random ID in a cookie, under which
 * the browser sees the same variations for a year.
 */
export function ensureTracker(
  context: Pick<Context, 'config'>,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
): string {
  const sent = readTracker(context, request);
  if (sent !== undefined) return sent;
  const uuid = randomUUID();
  trackerCookie.set(context, reply, uuid);
  return uuid;
}
