import { beginExternalLogin, logInExternally } from '@lintel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { getRequestOrigin, mount, newToken, type Caller } from '../../kernel/http/index.ts';
import { beginLogin, externalLogout, finishLogin, LOGIN_MINUTES } from '../external-login/index.ts';
import { safeRedirect } from './redirect.ts';

/** The page that the provider returns to, as registered there. */
const RETURN_PATH = '/auth/external';
const LOGIN_PATH = '/auth/login';

/** In production the cookie prefix keeps a sister site from planting a login of its own in a visitor's browser. */
const cookieName = ({ config }: Pick<Context, 'config'>): string =>
  config.production ? '__Host-heloc-external-login' : 'heloc-external-login';

export function mountExternalLogin(app: FastifyInstance, context: Context): void {
  mount(app)(beginExternalLogin)(async ({ organisation, body, request, reply }) => {
    const authorizationUrl = await beginLogin(context, {
      organisation,
      browser: keepBrowser(context, request, reply),
      returnAddress: new URL(RETURN_PATH, getRequestOrigin(context, request, organisation)).href,
      redirect: safeRedirect(body.redirectUrl),
      again: body.again === true,
    });
    return { authorizationUrl };
  });
  mount(app)(logInExternally)(async ({ organisation, body, request, reply }) => {
    const { token, redirect } = await finishLogin(context, {
      organisation,
      browser: request.cookies[cookieName(context)],
      response: body.response,
      address: request.ip,
    });
    reply.header('authorization', `Bearer ${token}`);
    return { redirect };
  });
}

/** Returns the cookie of this browser, which two windows share, so that both can log in. */
function keepBrowser(context: Context, request: FastifyRequest, reply: FastifyReply): string {
  const sent = request.cookies[cookieName(context)];
  const browser = sent !== undefined && /^[\w-]{32}$/.test(sent) ? sent : newToken();
  reply.setCookie(cookieName(context), browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.config.production,
    maxAge: LOGIN_MINUTES * 60,
  });
  return browser;
}

/** Where a browser goes after logging out: the provider's own logout, which returns to our login. */
export async function logoutAddress(context: Context, caller: Caller | null, request: FastifyRequest): Promise<string> {
  if (!caller) return LOGIN_PATH;
  const after = new URL(LOGIN_PATH, getRequestOrigin(context, request, caller.organisation)).href;
  return (await externalLogout(context, caller, after)) ?? LOGIN_PATH;
}
