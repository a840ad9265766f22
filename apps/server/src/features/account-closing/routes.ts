import { closeOwnAccount, readAccountClosing } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { closeAccount, loadAccountClosing } from './service.ts';

/** The calls of the settings page that closes an account. */
export const accountClosing: Feature = {
  routes(app, context) {
    mount(app)(readAccountClosing)(({ caller }) => loadAccountClosing(context, caller));
    mount(app)(closeOwnAccount)(({ caller }) => closeAccount(context, caller));
  },
};
