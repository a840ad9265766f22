import {
  askPasswordReset,
  beginStepUp as beginStepUpCall,
  beginTotp,
  changeAlias,
  changePassword as changePasswordCall,
  endSession as endSessionCall,
  endSessions,
  makeRecoveryCodes,
  openPasswordReset,
  readSessions,
  resetPassword as resetPasswordCall,
  confirmEmail,
  confirmTotp,
  finishStepUp as finishStepUpCall,
  openAccountSetup,
  readIdentity,
  readIdentityV1,
  registerIdentity,
  removeTotp,
  resendAccountSetup,
  sendEmailCode,
  setUpAccount as setUpAccountCall,
  stepUpWithPassword as stepUpWithPasswordCall,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import type { Feature } from '../kernel/feature.ts';
import { mount, refuse } from '../kernel/http/index.ts';
import { sendAccountNews } from './account-mail.ts';
import { readSetup, resendSetup, setUpAccount } from './account-setup.ts';
import { sendAccountText } from './account-texts.ts';
import { beginAuthenticator, confirmAuthenticator, remakeRecoveryCodes, removeAuthenticator } from './authenticator.ts';
import { sendRevert } from './contact-change/revert.ts';
import { mountContactChanges } from './contact-change/routes.ts';
import { checkEmailCode, mailEmailCode } from './email-verification.ts';
import { mountPasskeys } from './passkeys/routes.ts';
import { requestPasswordReset, openReset, resetPassword, sendReset } from './password-reset.ts';
import { stepUpWithPassword } from './password-step-up.ts';
import { changePassword, changePhone, loadIdentity, register } from './service.ts';
import { endOtherSessions, endOwnSession, openSessions } from './sessions.ts';
import { toIdentityReply } from './shape.ts';
import { beginStepUp, finishStepUp } from './step-up.ts';
import { setDeviceCookie } from './visitor.ts';

/** The calls of accounts: registration, passwords, second factors, passkeys, sessions and contact details. */
export const identity: Feature = {
  backgroundJobs: {
    'password-reset': sendReset,
    'tell-account': sendAccountNews,
    'text-account': sendAccountText,
    'email-revert': sendRevert,
  },
  routes(app, context) {
    mount(app)(registerIdentity)(async ({ context, organisation, body, request, reply }) => {
      // A password account at a lender with an identity provider would get around that provider's own checks.
      if (context.config.externalLogin[organisation]) refuse('not-available');
      const name = await context.accountLinks.loadDraftedName(request);
      const { token, device } = await register(context, {
        ...body,
        organisation,
        name,
        userAgent: request.headers['user-agent'],
      });
      setDeviceCookie(context, reply, 'site', device);
      return { jwt: token };
    });
    mount(app)(readIdentity)(async ({ context, caller }) => ({
      ...(await toIdentityReply(context, await loadIdentity(context, caller))),
      walletAddresses: [],
    }));
    mount(app)(readIdentityV1)(async ({ context, caller }) =>
      toIdentityReply(context, await loadIdentity(context, caller)),
    );
    mount(app)(changeAlias)(async ({ context, caller, body }) => ({
      ...(await toIdentityReply(context, await changePhone(context, caller, body.value))),
      walletAddresses: [],
    }));
    mount(app)(sendEmailCode)(({ caller }) => mailEmailCode(context, caller));
    mount(app)(confirmEmail)(({ caller, body }) => checkEmailCode(context, caller, body.code));
    mount(app)(beginTotp)(({ caller, body }) => beginAuthenticator(context, caller, body.currentPassword));
    mount(app)(confirmTotp)(async ({ caller, body, reply }) => {
      const { token, recoveryCodes } = await confirmAuthenticator(context, caller, body.code);
      reply.header('authorization', `Bearer ${token}`);
      return { recoveryCodes };
    });
    mount(app)(removeTotp)(({ caller, body, request }) => removeAuthenticator(context, caller, body, request.ip));
    mount(app)(stepUpWithPasswordCall)(async ({ caller, body, request, reply }) => {
      reply.header('authorization', `Bearer ${await stepUpWithPassword(context, caller, body, request.ip)}`);
    });
    mount(app)(beginStepUpCall)(async ({ caller }) => ({
      stepUpUuid: await beginStepUp(context, caller),
      sentTo: null,
    }));
    mount(app)(finishStepUpCall)(async ({ caller, params, body, request, reply }) => {
      reply.header(
        'authorization',
        `Bearer ${await finishStepUp(context, caller, { uuid: params.stepUpUuid, code: body.code, address: request.ip })}`,
      );
    });
    mount(app)(openAccountSetup)(({ body }) => readSetup(context, body.token));
    mount(app)(setUpAccountCall)(async ({ body, request }) => ({
      jwt: await setUpAccount(context, body.token, body.password, request.headers['user-agent']),
    }));
    mount(app)(resendAccountSetup)(async ({ body }) => {
      await resendSetup(context, body.token);
      return {};
    });
    mountRecovery(app, context);
    mountSessions(app, context);
    mountPasskeys(app, context);
    mountContactChanges(app, context);
  },
};

/** Mounts the calls that get a person back into an account, or remove another person's access to it. */
function mountRecovery(app: FastifyInstance, context: Context): void {
  mount(app)(askPasswordReset)(async ({ organisation, body }) => {
    await requestPasswordReset(context, { organisation, email: body.email, desk: body.desk === true });
    return {};
  });
  mount(app)(openPasswordReset)(({ organisation, body }) => openReset(context, organisation, body.token));
  mount(app)(resetPasswordCall)(async ({ organisation, body, request, reply }) => {
    const { token, redirect, device, desk } = await resetPassword(
      context,
      organisation,
      body,
      request.ip,
      request.headers['user-agent'],
    );
    setDeviceCookie(context, reply, desk ? 'desk' : 'site', device);
    reply.header('authorization', `Bearer ${token}`);
    return { redirect };
  });
  mount(app)(changePasswordCall)(({ caller, body }) => changePassword(context, caller, body));
  mount(app)(makeRecoveryCodes)(async ({ caller }) => ({ recoveryCodes: await remakeRecoveryCodes(context, caller) }));
}

/** Mounts the calls that list and end a person's open sessions. */
function mountSessions(app: FastifyInstance, context: Context): void {
  mount(app)(readSessions)(async ({ caller }) =>
    (await openSessions(context, caller)).map(({ sid: sessionUuid, startedAt, lastUsedAt, browser, system }) => ({
      sessionUuid,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      device: { browser, system },
      current: sessionUuid === caller.sid,
    })),
  );
  mount(app)(endSessions)(async ({ caller }) => {
    if (caller.typ !== 'signer')
      await context.db.transaction().execute((trx) => endOtherSessions(context, trx, caller.identityUuid, caller.sid));
    event(context, caller.typ === 'staff' ? 'staff.sessions-ended' : 'identity.sessions-ended', {
      identity: caller.identityUuid,
      organisation: caller.organisation,
    });
  });
  mount(app)(endSessionCall)(async ({ caller, params }) => {
    await endOwnSession(context, caller, params.sessionUuid);
    event(context, caller.typ === 'staff' ? 'staff.session-ended' : 'identity.session-ended', {
      identity: caller.identityUuid,
      organisation: caller.organisation,
    });
  });
}
