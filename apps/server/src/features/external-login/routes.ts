import { beginExternalLogin, logInExternally } from '@lintel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { getRequestOrigin, mount, newToken } from '../../kernel/http/index.ts';
import { safeRedirect } from '../identity-broker/index.ts';
import { beginLogin, externalLogout, finishLogin, LOGIN_MINUTES } from './service.ts';

/** The page that the provider returns to, as registered there. */
const RETURN_PATH = '/auth/external';
const LOGIN_PATH = '/auth/login';

/** In production the cookie prefix keeps a sister site from planting a login of its own in a visitor's browser. */
const cookieName = ({ config }: Pick<Context, 'config'>): string =>
  config.production ? '__Host-heloc-external-login' : 'heloc-external-login';

export const externalLogin: Feature = {
  routes(app, context) {
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
    mount(app)(logInExternally)(async ({ caller, organisation, body, request, reply }) => {
      const { token, redirect } = await finishLogin(context, {
        organisation,
        browser: request.cookies[cookieName(context)],
        response: body.response,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        caller,
      });
      reply.header('authorization', `Bearer ${token}`);
      return { redirect };
    });
  },
  provide: (context) => ({
    logoutAddress: (caller, request) => {
      const after = new URL(LOGIN_PATH, getRequestOrigin(context, request, caller.organisation)).href;
      return externalLogout(context, caller, after);
    },
  }),
};

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
