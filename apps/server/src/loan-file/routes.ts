import type { Feature } from '../kernel/feature.ts';
import { mountPoll } from './mount-poll.ts';

/** The calls of the loan file itself: only the status poll. Features mount the others. */
export const loanFile: Feature = {
  routes(app) {
    mountPoll(app);
  },
};
