import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

type Parts = Pick<Context, 'config'>;

interface BrowserCookie {
  /** Returns the value that the browser sent, or undefined if it sent none or one that we can't have set. */
  readonly read: (context: Parts, request: Pick<FastifyRequest, 'cookies'>) => string | undefined;
  readonly set: (context: Parts, reply: FastifyReply, value: string) => void;
  readonly clear: (context: Parts, reply: FastifyReply) => void;
}

const isToken = (value: string): boolean => /^[\w-]{32}$/.test(value);

/**
 * Defines a cookie of this host that no script reads: a token of `newToken`, or any value that `isValid` accepts. In
 * production its name begins with `__Host-`, so a sister site can't plant a value in a visitor's browser to read what
 * is typed there, or to finish a login that it began.
 */
export function browserCookie(
  name: string,
  { seconds, isValid = isToken }: { readonly seconds: number; readonly isValid?: (value: string) => boolean },
): BrowserCookie {
  const fullName = ({ config }: Parts): string => (config.production ? `__Host-${name}` : name);
  return {
    read(context, { cookies }) {
      const value = cookies[fullName(context)];
      return value !== undefined && isValid(value) ? value : undefined;
    },
    set(context, reply, value) {
      reply.setCookie(fullName(context), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: context.config.production,
        maxAge: seconds,
      });
    },
    clear(context, reply) {
      reply.clearCookie(fullName(context), { path: '/', secure: context.config.production });
    },
  };
}
