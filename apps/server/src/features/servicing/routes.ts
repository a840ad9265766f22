import { readServicedAccount } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadServicedAccount } from './service.ts';

/** Shows the borrower the balance, available credit and next payment of an open line. */
export const servicing: Feature = {
  routes(app, context) {
    mount(app)(readServicedAccount)(({ loan }) => loadServicedAccount(context, loan));
  },
};
