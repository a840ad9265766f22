import { readServicedAccount } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadServicedAccount } from './service.ts';

export const servicing: Feature = {
  routes(app, context) {
    mount(app)(readServicedAccount)(({ loan }) => loadServicedAccount(context, loan));
  },
};
