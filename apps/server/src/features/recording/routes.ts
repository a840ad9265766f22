import { recordDeed } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { written } from '../../loan-file/index.ts';
import { submitDeed } from './jobs.ts';
import { deedEntered } from './recorded.ts';
import { staffTasks } from './staff-tasks.ts';
import { recordingWebhooks } from './webhooks.ts';

/** The deed at the county: sent there over the wire, or taken there by the desk. */
export const recording: Feature = {
  staffTasks,
  work: { 'recording.submit': submitDeed },
  webhooks: recordingWebhooks,
  routes(app, context) {
    mount(app)(recordDeed)(async (asked) => {
      await deedEntered(asked, asked.body);
      return written(context, asked.loan.uuid);
    });
  },
};
