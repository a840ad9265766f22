import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';

type Parts = Pick<Context, 'config'>;

const cookieName = ({ config }: Parts): string => (config.production ? '__Host-heloc-prefill' : 'heloc-prefill');

export function readPrefillCookie(context: Parts, request: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const token = request.cookies[cookieName(context)];
  return token !== undefined && /^[\w-]{32}$/.test(token) ? token : undefined;
}

export function setPrefillCookie(context: Parts, reply: FastifyReply, token: string, seconds: number): void {
  reply.setCookie(cookieName(context), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.config.production,
    maxAge: seconds,
  });
}

export function clearPrefillCookie(context: Parts, reply: FastifyReply): void {
  reply.clearCookie(cookieName(context), { path: '/', secure: context.config.production });
}
