import {
  openBorrowerSetup,
  readLicensedStates,
  readOriginator,
  readReferral,
  readReferralStatus,
  resendBorrowerSetup,
  setUpBorrower,
} from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { openSetup, resendSetup, setUpAccount } from './borrower-setup.ts';
import { loadReferralStatus, requireOriginator, requireReferral } from './service.ts';
import { sendSetupLink } from './setup-link.ts';
import { toOriginatorReply, toReferralReply, withoutProof } from './shape.ts';

export const originators: Feature = {
  errands: { 'borrower-setup': sendSetupLink },
  routes(app, context) {
    mount(app)(readReferral)(async ({ organisation, params }) =>
      toReferralReply(
        withoutProof((await requireReferral(context, context.db, organisation, params.referralUuid)).person),
      ),
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
    mount(app)(openBorrowerSetup)(({ organisation, body }) => openSetup(context, organisation, body.token));
    mount(app)(setUpBorrower)(({ organisation, body, request, reply }) =>
      setUpAccount(context, organisation, body, { request, reply }),
    );
    mount(app)(resendBorrowerSetup)(async ({ organisation, body }) => {
      await resendSetup(context, organisation, body.token);
      return {};
    });
  },
};
