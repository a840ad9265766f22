import type { Feature } from '../../kernel/feature.ts';
import { determination, deliverEvent } from '../../vendors/index.ts';
import { determineFlood, recordFloodZone } from './jobs.ts';
import { clearFloodNoticeCondition, sendFloodNotice } from './notice.ts';

/**
 * The flood zone of a home, and the notices that a borrower in a flood area must read by law. It has no calls:
 * documents and conditions show what it makes.
 */
export const flood: Feature = {
  work: { 'flood.determine': determineFlood },
  followUps: [clearFloodNoticeCondition],
  webhooks: {
    flood: {
      determined: {
        async handle(event, context) {
          const read = determination.safeParse(event.data);
          if (!read.success)
            return context.log.warn(
              { application: event.uuid, event: event.eventId },
              'a flood determination has an unexpected shape',
            );
          await deliverEvent(context, event, (loan) => recordFloodZone(context, loan, read.data));
          await sendFloodNotice(context, event.uuid);
        },
      },
    },
  },
};
