import { verifyAbilityToStart } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadStartEligibility } from '../application/index.ts';

/** The pages' call before a new application: whether the borrower may start one, and what prevents it. */
export const search: Feature = {
  routes(app, context) {
    mount(app)(verifyAbilityToStart)(({ caller }) =>
      loadStartEligibility(context, context.db, caller.identityUuid, caller.organisation),
    );
  },
};
