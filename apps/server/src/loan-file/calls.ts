import type { Feature } from '../feature.ts';
import { mountPoll } from '../http/mount-poll.ts';

export const loanFile: Feature = {
  routes(app) {
    mountPoll(app);
  },
};
