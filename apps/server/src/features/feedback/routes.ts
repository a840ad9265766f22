import { sendFeedback as sendFeedbackCall, sendLeaveSurvey as sendLeaveSurveyCall } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { saveFeedback, saveLeaveSurvey } from './service.ts';

export const feedback: Feature = {
  routes(app, context) {
    mount(app)(sendFeedbackCall)(({ caller, body }) => saveFeedback(context, caller, body));
    mount(app)(sendLeaveSurveyCall)(({ caller, body }) => saveLeaveSurvey(context, caller, body));
  },
};
