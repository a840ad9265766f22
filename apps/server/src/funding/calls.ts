import { approveFunding, proposeFunding, readFunding } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { written } from '../loan-file/written.ts';
import { fundingApproved, fundingProposed } from './decide.ts';
import { fundingShape } from './shape.ts';

/** From the last checks to the open line: who approves, what leaves to whom, and what comes back. */
export const funding: Feature = {
  routes(app, context) {
    mount(app)(readFunding)(({ loan }) => fundingShape(context, loan));
    mount(app)(proposeFunding)(async (asked) => {
      await fundingProposed(asked, asked.body);
      return written(context, asked.loan.uuid);
    });
    mount(app)(approveFunding)(async (asked) => {
      await fundingApproved(asked, asked.body);
      return written(context, asked.loan.uuid);
    });
  },
};
