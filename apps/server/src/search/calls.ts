import { verifyAbilityToStart } from '@lintel/contract';
import { mayStart } from '../application/may-start.ts';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';

export const search: Feature = {
  routes(app, context) {
    mount(app)(verifyAbilityToStart)(async ({ caller }) => ({
      ...(await mayStart(context, context.db, caller.identityUuid, caller.organisation)),
      originator: null,
    }));
  },
};
