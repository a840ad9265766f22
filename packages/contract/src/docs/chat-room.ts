import * as answers from '../chat-canned-answers.ts';
import * as supervision from '../chat-supervision.ts';
import * as transcripts from '../chat-transcripts.ts';
import { CONVERSATION } from './chat.ts';
import { describeCall } from './docs.ts';
import { NOW, OTHER, PERSON } from './samples.ts';

const INPUT = { title: 'Pay stubs', text: 'Hi {{firstName}}, a PDF is better than a screenshot.' } as const;
const ANSWER = { ...INPUT, answerUuid: OTHER, updatedAt: NOW, version: 1 } as const;
const answerParams = { answerUuid: OTHER };

/**
 * Documents the calls about the lender's people in the chat: canned answers, supervision and search, for the OpenAPI
 * description.
 */
export const chatRoomDocs = [
  describeCall(
    answers.listCannedAnswers,
    'List canned answers',
    'By title. `{{firstName}}` in a text stands for the borrower’s first name; the browser replaces it.',
    { reply: [ANSWER] },
  ),
  describeCall(
    answers.addCannedAnswer,
    'Add a canned answer',
    'Refused with another placeholder than `{{firstName}}` or with what looks like a secret number.',
    { body: INPUT, reply: ANSWER },
  ),
  describeCall(answers.changeCannedAnswer, 'Change a canned answer', 'Send its `version` as `If-Match`.', {
    params: answerParams,
    body: INPUT,
    reply: ANSWER,
  }),
  describeCall(answers.removeCannedAnswer, 'Remove a canned answer', 'Send its `version` as `If-Match`.', {
    params: answerParams,
  }),
  describeCall(
    transcripts.searchConversations,
    'Search chats',
    'Chats that were handed to people, without those about files in which the caller has an interest. Every word must be in the chat. One request reads at most 200 chats and about 5,000 messages. The audit trail records each search.',
    {
      body: {
        words: 'pay stub',
        borrower: 'Ruiz',
        staffUuid: PERSON,
        from: '2026-03-01',
        to: '2026-03-31',
        cursor: null,
      },
      reply: {
        items: [{ conversation: CONVERSATION, excerpt: 'Is a screenshot of my pay stub fine?' }],
        read: 12,
        readTo: NOW,
        nextCursor: null,
      },
    },
  ),
  describeCall(
    supervision.superviseChats,
    'Supervise open chats',
    'Waiting chats first, the longest wait first. `agents` has everyone who can answer chats, with how many they have.',
    {
      reply: {
        chats: [{ conversation: CONVERSATION, waitingSince: NOW }],
        agents: [{ agent: { staffUuid: PERSON, name: 'Agnes Chatwell' }, open: 1, unanswered: 1 }],
        now: NOW,
      },
    },
  ),
  describeCall(
    supervision.reassignConversation,
    'Reassign a chat',
    'To the caller (take over), to a colleague who can answer chats, or back to the queue with null.',
    { params: { conversationUuid: OTHER }, body: { staffUuid: PERSON }, reply: CONVERSATION },
  ),
];
