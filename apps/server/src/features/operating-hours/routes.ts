import { readChatOpenStatus, readChatWeek, readHours } from '@lintel/contract';
import { isOfficeOpen } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { loadOpeningHours } from './service.ts';

/** Tells the pages when the lender's phone and chat are open. */
export const operatingHours: Feature = {
  routes(app, context) {
    mount(app)(readHours)(({ organisation, params }) => loadOpeningHours(context, organisation, params.department));
    mount(app)(readChatWeek)(({ organisation }) => loadOpeningHours(context, organisation, 'OPS_CHAT'));
    mount(app)(readChatOpenStatus)(async ({ organisation }) =>
      isOfficeOpen(
        await loadOpeningHours(context, organisation, 'OPS_CHAT'),
        (await loanNow(context, context.db)).getTime(),
      ),
    );
  },
};
