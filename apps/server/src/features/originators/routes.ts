import {
  openBorrowerSetup as openBorrowerSetupCall,
  readLicensedStates,
  readOriginator,
  readReferral,
  readReferralStatus,
  resendBorrowerSetup as resendBorrowerSetupCall,
  setUpBorrower as setUpBorrowerCall,
} from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { openBorrowerSetup, resendBorrowerSetup, setUpBorrower } from './borrower-setup.ts';
import { loadReferralStatus, requireOriginator, requireReferral } from './service.ts';
import { sendSetupLink } from './setup-link.ts';
import { toOriginatorReply, toReferralReply } from './shape.ts';

/**
 * The pages' calls about loan officers, brokers and referrals, and the setup of a referred borrower's account. The
 * console's calls about them are in `console-api`.
 */
export const originators: Feature = {
  backgroundJobs: { 'borrower-setup': sendSetupLink },
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
    mount(app)(openBorrowerSetupCall)(({ organisation, body }) => openBorrowerSetup(context, organisation, body.token));
    mount(app)(setUpBorrowerCall)(({ organisation, body, request, reply }) =>
      setUpBorrower(context, organisation, body, { request, reply }),
    );
    mount(app)(resendBorrowerSetupCall)(async ({ organisation, body }) => {
      await resendBorrowerSetup(context, organisation, body.token);
      return {};
    });
  },
};
