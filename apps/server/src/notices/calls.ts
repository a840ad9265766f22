import type { Feature } from '../feature.ts';
import { endDeclined } from './adverse-action.ts';
import { endCancelled } from './cancelled.ts';
import { counterOfferPosted, sendCounterOffer } from './counter-offer.ts';
import { papersOwed } from './owed.ts';
import { sweepNotices } from './sweep.ts';
import { writeOwed } from './write-owed.ts';

const A_MINUTE = 60_000;
const A_SECOND = 1000;

/** Notices that the law has a lender send. It has no calls: the documents' and AP-12 show what it makes. */
export const notices: Feature = {
  work: { 'end.declined': endDeclined, 'end.cancelled': endCancelled, 'offers.counter': sendCounterOffer },
  errands: { 'write-notice': writeOwed },
  followUps: [counterOfferPosted, papersOwed],
  routes(app, context) {
    let running: Promise<unknown> = Promise.resolve();
    let idle = true;
    let timer: NodeJS.Timeout | undefined;
    // Only a server that listens sweeps: one that is asked in a test does what the test says.
    app.addHook('onListen', async () => {
      timer = setInterval(() => {
        if (!idle) return;
        idle = false;
        running = sweepNotices(context)
          .catch((error: unknown) => context.log.error({ err: error }, 'the notices were not swept'))
          .finally(() => {
            idle = true;
          });
      }, context.config.sandboxVendors ? A_SECOND : A_MINUTE);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
};
