import { readStatus } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { statusShape } from './status-shape.ts';

export const loanFile: Feature = {
  routes(app) {
    mount(app)(readStatus)(({ loan }) => ({
      ...statusShape(loan.projection, { gate: loan.gate, gateSince: loan.gate_since, updatedAt: loan.updated_at }),
      version: loan.version,
    }));
  },
};
