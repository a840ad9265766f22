import * as assistant from '../assistant.ts';
import { describeCall } from './docs.ts';
import { EMAIL, LOAN, NOW, OTHER, PERSON } from './samples.ts';

const params = { conversationId: OTHER };
const QUESTION = 'Do I have to meet a notary?';
const ANSWER =
  'Yes. Your deed needs a notary. In many states the notary can meet you by video. Otherwise a notary meets you in person, for a fee of $300, which is added to your line.\n\nSource: Signing and the notary';

/** Documents the calls about the chat assistant, for the OpenAPI description. */
export const assistantDocs = [
  describeCall(
    assistant.readChatHistory,
    'Get the questions and answers of a chat',
    'In the mode `chatbot`. Send the chat token of `initWebChat` as the bearer. `responseStr` is null until the assistant has answered; it ends with its source. Another conversation answers like one that doesn’t exist.',
    {
      params,
      reply: [{ questionId: PERSON, questionStr: QUESTION, responseStr: ANSWER, createdDt: NOW }],
    },
  ),
  describeCall(
    assistant.askAssistant,
    'Ask the assistant',
    'In the mode `chatbot`. Send the chat token as the bearer; it lasts for 10 minutes from the last question. The answer is in the history. `applicationId` must be that of the chat, and a `nonce` must prove its person. `organization`, `pageUrl`, `senderId` and `tag` are accepted and not used.',
    {
      body: {
        applicationId: LOAN,
        conversationId: OTHER,
        message: QUESTION,
        nonce: null,
        organization: null,
        pageUrl: `/account/heloc/${LOAN}/income`,
        senderId: PERSON,
        senderType: 'APPLICANT',
        tag: 'HELOC',
      },
      reply: params,
    },
  ),
  describeCall(
    assistant.rateAnswer,
    'Say whether an answer helped',
    '`rating` 1: it did. 0: it didn’t, and `feedbackMessage` is one of the three reasons or the borrower’s own text, which is stored encrypted. `responseToCustomer` and `senderEmail` are accepted and not used.',
    {
      body: {
        questionId: PERSON,
        conversationId: OTHER,
        responseToCustomer: ANSWER,
        feedbackMessage: 'Answer too vague',
        rating: 0,
        senderEmail: EMAIL,
        senderType: 'APPLICANT',
        nonce: null,
      },
    },
  ),
  describeCall(
    assistant.handToAgent,
    'Hand a chat to a person',
    'The conversation waits for the lender’s people, with everything said so far. The new token opens its chat socket and lasts for 6 hours.',
    {
      body: { conversationId: OTHER, chatMode: 'stream' },
      reply: { omniProxyChannelId: OTHER, token: '4mYyO0oQ6yq2xw1c0Zr8dQbWkq3m1v5L', expiration: NOW },
    },
  ),
];
