import { recordDeed } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { submitDeed } from './jobs.ts';
import { enterPaperRecording } from './recorded.ts';
import { staffTasks } from './staff-tasks.ts';
import { recordingWebhooks } from './webhooks.ts';

/** Gets the signed deed recorded by the county: sent electronically, or brought there by staff. */
export const recording: Feature = {
  staffTasks,
  work: { 'recording.submit': submitDeed },
  webhooks: recordingWebhooks,
  routes(app) {
    mount(app)(recordDeed)((action) => enterPaperRecording(action, action.body));
  },
};
