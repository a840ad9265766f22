import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { DEVICE_DAYS } from './guesses.ts';

/** The sender of a login attempt: network address, device cookie and user agent. */
export interface Visitor {
  readonly address: string;
  /** The device cookie from an earlier login. */
  readonly device: string | undefined;
  readonly userAgent?: string | undefined;
}

const COOKIES = { site: 'heloc-device', desk: 'heloc-desk-device' } as const;

/** Reads the sender of a login attempt, on a lender's site or at the console. */
export const toVisitor = (request: FastifyRequest, place: keyof typeof COOKIES): Visitor => ({
  address: request.ip,
  device: request.cookies[COOKIES[place]],
  userAgent: request.headers['user-agent'],
});

/** Sets the cookie that proves at the next login that this device logged in before. It opens nothing. */
export function setDeviceCookie(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  place: keyof typeof COOKIES,
  device: string,
): void {
  reply.setCookie(COOKIES[place], device, {
    path: '/identity-broker',
    httpOnly: true,
    secure: config.production,
    sameSite: 'lax',
    maxAge: DEVICE_DAYS * 24 * 3600,
  });
}
