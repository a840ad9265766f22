import { beginStepUp as beginStepUpCall, beginTotp, changeAlias, confirmEmail, confirmTotp, finishStepUp as finishStepUpCall, openAccountSetup, readIdentity, readIdentityV1, registerIdentity, resendAccountSetup, sendEmailCode, setUpAccount as setUpAccountCall } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { openSetup, resendSetup, setUpAccount } from './account-setup.ts';
import { beginAuthenticator, confirmAuthenticator } from './authenticator.ts';
import { emailConfirmed, emailCodeSent } from './email-verification.ts';
import { originOf } from '../http/origin.ts';
import { changePhone, identityOf, register } from './service.ts';
import { identityShape } from './shape.ts';
import { beginStepUp, finishStepUp } from './step-up.ts';

export const identity: Feature = {
  routes(app, context) {
    mount(app)(registerIdentity)(async ({ context, organisation, body }) => ({ jwt: await register(context, { ...body, organisation }) }));
    mount(app)(readIdentity)(async ({ context, caller }) => ({ ...identityShape(await identityOf(context, caller)), walletAddresses: [] }));
    mount(app)(readIdentityV1)(async ({ context, caller }) => identityShape(await identityOf(context, caller)));
    mount(app)(changeAlias)(async ({ context, caller, body }) => ({ ...identityShape(await changePhone(context, caller, body.value)), walletAddresses: [] }));
    mount(app)(sendEmailCode)(({ caller }) => emailCodeSent(context, caller));
    mount(app)(confirmEmail)(({ caller, body }) => emailConfirmed(context, caller, body.code));
    mount(app)(beginTotp)(({ caller, body }) => beginAuthenticator(context, caller, body.currentPassword));
    mount(app)(confirmTotp)(async ({ caller, body, reply }) => {
      const { token, recoveryCodes } = await confirmAuthenticator(context, caller, body.code);
      reply.header('authorization', `Bearer ${token}`);
      return { recoveryCodes };
    });
    mount(app)(beginStepUpCall)(async ({ caller }) => ({ stepUpUuid: await beginStepUp(context, caller), sentTo: null }));
    mount(app)(finishStepUpCall)(async ({ caller, params, body, reply }) => {
      reply.header('authorization', `Bearer ${await finishStepUp(context, caller, params.stepUpUuid, body.code)}`);
    });
    mount(app)(openAccountSetup)(({ body }) => openSetup(context, body.token));
    mount(app)(setUpAccountCall)(async ({ body }) => ({ jwt: await setUpAccount(context, body.token, body.password) }));
    mount(app)(resendAccountSetup)(async ({ body, request }) => {
      await resendSetup(context, body.token, originOf(request));
      return {};
    });
  },
};
