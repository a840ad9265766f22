import { askAssistant, handToAgent, rateAnswer, readChatHistory } from '@lintel/contract';
import { isTooLong } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { mount, refuse } from '../../kernel/http/index.ts';
import { askForPerson, findAssisted } from '../chat/index.ts';
import { answerQuestions } from './answer-questions.ts';
import { saveQuestion, saveRating } from './ask.ts';
import { loadHistory } from './history.ts';

/** The calls of a chat with the assistant, and the job that answers its questions. */
export const assistant: Feature = {
  routes(app, context) {
    mount(app)(readChatHistory)(async ({ params, request }) => {
      const chat = await findAssisted(context, request, params.conversationId);
      return loadHistory(context, chat.conversation.uuid);
    });
    mount(app)(askAssistant)(async ({ body, request }) => {
      // Refused first: a message that is too long isn't counted as a question.
      if (isTooLong(body.message)) refuse('message-too-long');
      const chat = await findAssisted(context, request, body.conversationId);
      await saveQuestion(context, chat, body);
      return { conversationId: body.conversationId };
    });
    mount(app)(rateAnswer)(async ({ body, request }) => {
      const chat = await findAssisted(context, request, body.conversationId);
      await saveRating(context, chat, body);
    });
    mount(app)(handToAgent)(async ({ body, request }) => {
      const chat = await findAssisted(context, request, body.conversationId);
      return { omniProxyChannelId: chat.conversation.uuid, ...(await askForPerson(context, chat, body.chatMode)) };
    });
  },
  backgroundJobs: { 'answer-question': answerQuestions },
};
