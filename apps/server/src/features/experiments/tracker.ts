import { randomUUID } from 'node:crypto';
import { isUuid } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Returns this browser's tracker, `optimizelyProfileUuid` on the wire (DATA-017): a random ID in a cookie, under which
 * the browser sees the same variations for a year.
 */
export function keepTracker(
  { config }: Pick<Context, 'config'>,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
): string {
  const name = config.production ? '__Host-heloc-tracker' : 'heloc-tracker';
  const sent = request.cookies[name];
  if (sent !== undefined && isUuid(sent)) return sent.toLowerCase();
  const uuid = randomUUID();
  reply.setCookie(name, uuid, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.production,
    maxAge: YEAR_SECONDS,
  });
  return uuid;
}
