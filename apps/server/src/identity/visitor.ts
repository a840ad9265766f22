import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { DEVICE_DAYS } from './guesses.ts';

/** From where somebody tries to log in. */
export interface Visitor {
  readonly address: string;
  /** What the device was given at an earlier login. */
  readonly device: string | undefined;
}

const COOKIES = { site: 'heloc-device', desk: 'heloc-desk-device' } as const;

export const visitorOf = (request: FastifyRequest, place: keyof typeof COOKIES): Visitor => ({
  address: request.ip,
  device: request.cookies[COOKIES[place]],
});

/** Lets the device show at its next login that it was let in before. It opens nothing. */
export function keepDevice(
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

/** The network of an address, without the part that names one subscriber: 24 bits of four bytes, 48 of sixteen. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? [] : Array<string>(8 - groups.length - (tail === '' ? 0 : tail.split(':').length)).fill('0');
  return `${[...groups, ...missing, ...(tail ? tail.split(':') : [])]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/48`;
}
