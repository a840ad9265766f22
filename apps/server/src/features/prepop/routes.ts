import { readPrepop, storePrepop } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadPrepop, storeAnswers, toPrepopReply } from './service.ts';

/** Takes a partner's answers about a visitor, and returns them to the browser that opened the partner's link. */
export const prepop: Feature = {
  routes(app, context) {
    mount(app)(readPrepop)(async ({ organisation, request }) => {
      const found = await loadPrepop(context, organisation, request);
      return found && toPrepopReply(found);
    });
    mount(app)(storePrepop)(({ organisation, request, body }) => {
      const key = request.headers['x-partner-key'];
      return storeAnswers(context, organisation, typeof key === 'string' ? key : undefined, body);
    });
  },
};
