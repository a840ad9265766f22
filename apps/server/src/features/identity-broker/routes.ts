import {
  answerBorrowerSecondFactor,
  answerSecondFactor,
  logIn as logInCall,
  logInStaff as logInStaffCall,
  logOut,
  logOutStaff,
  readStaffInfo,
  readFigureInfo,
} from '@lintel/contract';
import {
  answerChallenge,
  logInStaff,
  loadIdentity,
  logIn,
  endSession,
  toIdentityReply,
  staffMember,
  setDeviceCookie,
  toVisitor,
} from '../../identity/index.ts';
import { event } from '../../kernel/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import { mount, readSessionToken, refuse } from '../../kernel/http/index.ts';
import { clearTracker } from '../experiments/index.ts';
import { mountPasskeyLogin } from './passkey-routes.ts';
import { safeConsoleRedirect, safeRedirect } from './redirect.ts';

/** The calls that log borrowers and staff in and out. */
export const identityBroker: Feature = {
  routes(app, context) {
    mountPasskeyLogin(app, context);
    mount(app)(readFigureInfo)(async ({ caller }) => ({
      ...(await toIdentityReply(context, await loadIdentity(context, caller))),
      walletAddresses: [],
    }));
    mount(app)(logInCall)(async ({ organisation, body, request, reply }) => {
      const redirect = safeRedirect(body.redirectUrl);
      const done = await logIn(context, { ...body, organisation, redirect }, toVisitor(request, 'site'));
      if ('challenge' in done) return { redirect, challenge: done.challenge };
      setDeviceCookie(context, reply, 'site', done.device);
      reply.header('authorization', `Bearer ${done.token}`);
      return { redirect };
    });
    mount(app)(answerBorrowerSecondFactor)(async ({ body, request, reply }) => {
      const { token, redirect, device } = await answerChallenge(context, body, toVisitor(request, 'site'), false);
      setDeviceCookie(context, reply, 'site', device);
      reply.header('authorization', `Bearer ${token}`);
      return { redirect };
    });
    // An ended token gets a 200 too: the caller is logged out either way.
    mount(app)({ ...logOut, auth: 'optional' })(async ({ caller, request, reply }) => {
      clearTracker(context, reply);
      if (caller && readSessionToken(request)) {
        await endSession(context, caller.sid);
        event(context, 'identity.logout', { identity: caller.identityUuid });
      }
      return { redirect: (caller && (await context.logoutAddress?.(caller, request))) ?? '/auth/login' };
    });
    mount(app)(readStaffInfo)(async ({ caller }) => {
      const member =
        (await staffMember(context, context.db, caller.organisation, caller.identityUuid)) ?? refuse('unauthenticated');
      const shape = await toIdentityReply(context, await loadIdentity(context, caller));
      return {
        ...shape,
        twoFactorEnabled: true,
        totpVerified: member.ready,
        walletAddresses: [],
        name: member.name,
        permissions: caller.permissions,
      };
    });
    mount(app)(logInStaffCall)(async ({ organisation, body, request }) => {
      const redirect = safeConsoleRedirect(body.redirectUrl);
      return {
        redirect,
        challenge: await logInStaff(context, { ...body, organisation, redirect }, toVisitor(request, 'desk')),
      };
    });
    mount(app)(answerSecondFactor)(async ({ body, request, reply }) => {
      const { token, redirect, device } = await answerChallenge(context, body, toVisitor(request, 'desk'), true);
      setDeviceCookie(context, reply, 'desk', device);
      reply.header('authorization', `Bearer ${token}`);
      return { redirect };
    });
    mount(app)({ ...logOutStaff, auth: 'optional' })(async ({ caller, request }) => {
      if (caller && readSessionToken(request)) {
        await endSession(context, caller.sid);
        event(context, 'staff.logout', { identity: caller.identityUuid, organisation: caller.organisation });
      }
      return { redirect: '/desk/login' };
    });
  },
};
