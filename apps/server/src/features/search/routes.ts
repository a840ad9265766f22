import { verifyAbilityToStart } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { mayStart } from '../application/index.ts';

export const search: Feature = {
  routes(app, context) {
    mount(app)(verifyAbilityToStart)(({ caller }) =>
      mayStart(context, context.db, caller.identityUuid, caller.organisation),
    );
  },
};
