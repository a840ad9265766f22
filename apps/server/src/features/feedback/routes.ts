import { sendFeedback as sendFeedbackCall, sendLeaveSurvey as sendLeaveSurveyCall } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { saveFeedback, saveLeaveSurvey } from './service.ts';

/** The calls that send feedback and the survey before a logout. Staff read both through the console API. */
export const feedback: Feature = {
  routes(app, context) {
    mount(app)(sendFeedbackCall)(({ caller, body }) => saveFeedback(context, caller, body));
    mount(app)(sendLeaveSurveyCall)(({ caller, body }) => saveLeaveSurvey(context, caller, body));
  },
};
