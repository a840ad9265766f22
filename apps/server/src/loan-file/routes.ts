import type { Feature } from '../kernel/feature.ts';
import { mountPoll } from './mount-poll.ts';

export const loanFile: Feature = {
  routes(app) {
    mountPoll(app);
  },
};
