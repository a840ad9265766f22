import { readStatus } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { standingOf } from './standing.ts';

export const loanFile: Feature = {
  routes(app, context) {
    mount(app)(readStatus)(async ({ loan }) => ({ ...(await standingOf(context, loan)), version: loan.version }));
  },
};
