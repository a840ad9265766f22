import * as survey from '../chat-survey.ts';
import { describeCall } from './docs.ts';
import { NOW, OTHER, PERSON } from './samples.ts';

const ANSWER = { rating: 5, comment: 'Agnes answered in a minute.' } as const;
const AGENT = { staffUuid: PERSON, name: 'Agnes Chatwell' } as const;

/** Documents the calls about the survey after a chat, for the OpenAPI description. */
export const chatSurveyDocs = [
  describeCall(
    survey.answerChatSurvey,
    'Answer the survey after a chat',
    'A survey of your own can report its results by this call: `contactId` is the one that its link got. `rating` is from 1, very bad, to 5, very good. Another answer replaces it, for 7 days from the first. The first is accepted for 30 days from the chat’s last message. An unknown contact, an open chat, one without a message and one that only the assistant had answer alike: `not-found`. Refused with what looks like a secret number in the comment.',
    { body: { contactId: PERSON, ...ANSWER } },
  ),
  describeCall(
    survey.listChatSurveys,
    'List survey results',
    'The answers of the last 30 days and the newest 50, without chats about files in which the caller has an interest.',
    {
      reply: {
        answers: 1,
        average: 5,
        ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === ANSWER.rating ? 1 : 0 })),
        agents: [{ agent: AGENT, answers: 1, average: 5 }],
        newest: [
          {
            ...ANSWER,
            answeredAt: NOW,
            conversationUuid: OTHER,
            isLoggedIn: true,
            friendlyName: 'Ana Ruiz',
            agent: AGENT,
          },
        ],
      },
    },
  ),
  describeCall(survey.readChatSurvey, 'Get the survey answer of a chat', 'Null when the borrower didn’t answer.', {
    params: { conversationUuid: OTHER },
    reply: { survey: { ...ANSWER, answeredAt: NOW } },
  }),
];
