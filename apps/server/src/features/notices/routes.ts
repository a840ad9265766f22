import type { Feature } from '../../kernel/feature.ts';
import { sweepWhileListening } from '../../kernel/jobs/index.ts';
import { endDeclined } from './adverse-action.ts';
import { endCancelled } from './cancelled.ts';
import { recordCounterOfferMailed, sendCounterOffer } from './counter-offer.ts';
import { queueOwedNotices } from './owed.ts';
import { staffTasks } from './staff-tasks.ts';
import { sweepNotices } from './sweep.ts';
import { writeOwedNotice } from './write-owed.ts';

/** Notices that a lender must send by law. It has no calls: the document and application calls show what it makes. */
export const notices: Feature = {
  staffTasks,
  work: { 'end.declined': endDeclined, 'end.cancelled': endCancelled, 'offers.counter': sendCounterOffer },
  backgroundJobs: { 'write-notice': writeOwedNotice },
  followUps: [recordCounterOfferMailed, queueOwedNotices],
  routes(app, context) {
    sweepWhileListening(app, context, 'the notices', () => sweepNotices(context));
  },
};
