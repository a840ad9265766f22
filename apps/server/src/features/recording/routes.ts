import { recordDeed } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { submitDeed } from './jobs.ts';
import { enterPaperRecording } from './recorded.ts';
import { staffTasks } from './staff-tasks.ts';
import { recordingWebhooks } from './webhooks.ts';

/** The deed at the county: sent electronically, or brought there by staff. */
export const recording: Feature = {
  staffTasks,
  work: { 'recording.submit': submitDeed },
  webhooks: recordingWebhooks,
  routes(app) {
    mount(app)(recordDeed)((asked) => enterPaperRecording(asked, asked.body));
  },
};
