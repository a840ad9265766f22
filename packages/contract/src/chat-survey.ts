import { chatSurveyFields } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { instant, line, uuid, whole } from './shapes/base.ts';
import { colleague } from './shapes/console.ts';

/**
 * Saves a borrower's rating of an ended chat with the lender's people, for 30 days from its last message. Another
 * rating replaces it, for 7 days from the first.
 */
export const answerChatSurvey = call({
  id: 'CS-1',
  tag: 'chat',
  method: 'POST',
  path: '/service-csp/external/api/v1/survey',
  auth: 'anonymous',
  body: z.strictObject({ contactId: uuid, ...chatSurveyFields }),
  errors: ['not-found'],
  rules: { rate: 'report', bodyLimit: 16_384 },
  client: { sendsToken: false },
});

const surveyAnswer = z.strictObject({
  /** From 1, very bad, to 5, very good. */
  rating: whole,
  comment: z.nullable(z.string()),
  answeredAt: instant,
});

export type ChatSurveyAnswer = z.infer<typeof surveyAnswer>;

/** An average of ratings, with one decimal. */
const average = z.number();

/** Returns the averages of the last 30 days' ratings, and the newest 50. */
export const listChatSurveys = call({
  id: 'ST-11 surveys',
  tag: 'chat',
  method: 'GET',
  path: '/service-omni-proxy/secure/api/v1/agent/surveys',
  auth: 'staff',
  permission: ['supervise'],
  reply: z.strictObject({
    answers: whole,
    /** Null without answers. */
    average: z.nullable(average),
    ratings: z.array(z.strictObject({ rating: whole, count: whole })),
    /** `agent` had the chat at its end; null for chats that no one answered. */
    agents: z.array(z.strictObject({ agent: z.nullable(colleague), answers: whole, average })),
    newest: z.array(
      z.strictObject({
        ...surveyAnswer.shape,
        conversationUuid: uuid,
        /** True: the borrower was logged in. False: a visitor typed the name. */
        isLoggedIn: z.boolean(),
        friendlyName: line,
        agent: z.nullable(colleague),
      }),
    ),
  }),
  errors: [],
});

/** Returns the borrower's rating of one chat; null when they didn't answer. */
export const readChatSurvey = call({
  id: 'ST-11 survey',
  tag: 'chat',
  method: 'GET',
  path: '/service-omni-proxy/secure/api/v1/agent/conversations/{conversationUuid}/survey',
  auth: 'staff',
  permission: ['chat'],
  params: z.strictObject({ conversationUuid: uuid }),
  reply: z.strictObject({ survey: z.nullable(surveyAnswer) }),
  errors: [],
});
