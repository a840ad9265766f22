import type { Feature } from '../../kernel/feature.ts';
import { commitment, deliverEvent } from '../../vendors/index.ts';
import { orderTitle, pullTitle } from './jobs.ts';
import { recordTitleFindings } from './record-findings.ts';

/**
 * Orders the title search and records its findings. Has no HTTP calls; features/signers returns the people it names.
 */
export const title: Feature = {
  work: { 'title.order': orderTitle, 'title.pull': pullTitle },
  webhooks: {
    title: {
      committed: {
        async handle(event, context) {
          const read = commitment.safeParse(event.data);
          if (!read.success)
            return context.log.warn(
              { application: event.uuid, event: event.eventId },
              'a title commitment has an unexpected shape',
            );
          // The reference ends with its attempt: an answer to an older one never affects the current one.
          await deliverEvent(context, event, (loan) =>
            recordTitleFindings(context, loan, Number(event.reference.split(':').at(-1)), read.data),
          );
        },
      },
    },
  },
};
