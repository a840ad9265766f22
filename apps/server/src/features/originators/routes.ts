import { readLicensedStates, readOriginator, readReferral, readReferralStatus } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadReferralStatus, requireOriginator, requireReferral } from './service.ts';
import { toOriginatorReply, toReferralReply } from './shape.ts';

export const originators: Feature = {
  routes(app, context) {
    mount(app)(readReferral)(async ({ organisation, params }) =>
      toReferralReply((await requireReferral(context, context.db, organisation, params.referralUuid)).person),
    );
    mount(app)(readOriginator)(async ({ organisation, params }) =>
      toOriginatorReply(await requireOriginator(context.db, organisation, params.loanOriginatorUuid)),
    );
    mount(app)(readLicensedStates)(
      async ({ organisation, params }) =>
        (await requireOriginator(context.db, organisation, params.loanOriginatorUuid)).licensed_states,
    );
    mount(app)(readReferralStatus)(({ organisation, caller, params }) =>
      loadReferralStatus(context, organisation, caller, params.referralUuid),
    );
  },
};
