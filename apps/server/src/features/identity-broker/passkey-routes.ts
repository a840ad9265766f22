import { beginPasskeyLogin, logInWithPasskey as logInWithPasskeyCall } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import {
  getRelyingParty,
  logInWithPasskey,
  newPasskeyRequest,
  setDeviceCookie,
  toVisitor,
} from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { mount } from '../../kernel/http/index.ts';
import { safeRedirect } from './redirect.ts';

/**
 * Mounts the two calls that log a borrower in with a passkey. A passkey belongs to one host, so only those of the host
 * to which the request is sent can be used.
 */
export function mountPasskeyLogin(app: FastifyInstance, context: Context): void {
  mount(app)(beginPasskeyLogin)(({ organisation, request }) =>
    newPasskeyRequest(context, getRelyingParty(context, request, organisation), { purpose: 'LOG_IN', sid: null }),
  );
  mount(app)(logInWithPasskeyCall)(async ({ organisation, body, request, reply }) => {
    const site = getRelyingParty(context, request, organisation);
    const given = { organisation, site, credential: body.credential };
    const { token, device } = await logInWithPasskey(context, given, toVisitor(request, 'site'));
    setDeviceCookie(context, reply, 'site', device);
    reply.header('authorization', `Bearer ${token}`);
    return { redirect: safeRedirect(body.redirectUrl) };
  });
}
