import { changeAlias, readIdentity, readIdentityV1, registerIdentity } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { changePhone, identityOf, register } from './service.ts';
import { identityShape } from './shape.ts';

export const identity: Feature = {
  routes(app) {
    mount(app)(registerIdentity)(async ({ context, organisation, body }) => ({ jwt: await register(context, { ...body, organisation }) }));
    mount(app)(readIdentity)(async ({ context, caller }) => ({ ...identityShape(await identityOf(context, caller)), walletAddresses: [] }));
    mount(app)(readIdentityV1)(async ({ context, caller }) => identityShape(await identityOf(context, caller)));
    mount(app)(changeAlias)(async ({ context, caller, body }) => ({ ...identityShape(await changePhone(context, caller, body.value)), walletAddresses: [] }));
  },
};
