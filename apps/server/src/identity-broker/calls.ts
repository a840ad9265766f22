import { logIn as logInCall, logOut, readFigureInfo } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { bearer } from '../http/authenticate.ts';
import { mount } from '../http/mount.ts';
import { identityOf, logIn } from '../identity/service.ts';
import { endSession } from '../identity/sessions.ts';
import { identityShape } from '../identity/shape.ts';
import { event } from '../events.ts';
import { safeRedirect } from './redirect.ts';

export const identityBroker: Feature = {
  routes(app, context) {
    mount(app)(readFigureInfo)(async ({ caller }) => ({ ...identityShape(await identityOf(context, caller)), walletAddresses: [] }));
    mount(app)(logInCall)(async ({ organisation, body, reply }) => {
      const token = await logIn(context, { ...body, organisation });
      reply.header('authorization', `Bearer ${token}`);
      return { redirect: safeRedirect(body.redirectUrl) };
    });
    // A dead token answers 200 too: whoever leaves has left.
    mount(app)({ ...logOut, auth: 'optional' })(async ({ caller, request }) => {
      if (caller && bearer(request)) {
        await endSession(context, caller.sid);
        event(context, 'identity.logout', { identity: caller.identityUuid });
      }
      return { redirect: '/auth/login' };
    });
  },
};
