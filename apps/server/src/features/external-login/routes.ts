import { beginExternalLogin, logInExternally } from '@lintel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { browserCookie, getRequestOrigin, mount, newToken } from '../../kernel/http/index.ts';
import { safeRedirect } from '../identity-broker/index.ts';
import { beginLogin, externalLogout, finishLogin, LOGIN_MINUTES } from './service.ts';

/** The page that the provider returns to, as registered there. */
const RETURN_PATH = '/auth/external';
const LOGIN_PATH = '/auth/login';

const loginCookie = browserCookie('heloc-external-login', { seconds: LOGIN_MINUTES * 60 });

/** The calls that start and finish a login at the lender's identity provider. */
export const externalLogin: Feature = {
  routes(app, context) {
    mount(app)(beginExternalLogin)(async ({ organisation, body, request, reply }) => {
      const authorizationUrl = await beginLogin(context, {
        organisation,
        browser: ensureLoginCookie(context, request, reply),
        returnAddress: new URL(RETURN_PATH, getRequestOrigin(context, request, organisation)).href,
        redirect: safeRedirect(body.redirectUrl),
        again: body.again === true,
      });
      return { authorizationUrl };
    });
    mount(app)(logInExternally)(async ({ caller, organisation, body, request, reply }) => {
      const { token, redirect } = await finishLogin(context, {
        organisation,
        browser: loginCookie.read(context, request),
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

/** Returns this browser's cookie, a new one if it has none. Two windows share it, so that both can log in. */
function ensureLoginCookie(context: Context, request: FastifyRequest, reply: FastifyReply): string {
  const browser = loginCookie.read(context, request) ?? newToken();
  loginCookie.set(context, reply, browser);
  return browser;
}
