import * as conversations from '../chat-conversations.ts';
import * as files from '../chat-files.ts';
import * as chat from '../chat.ts';
import { describeCall } from './docs.ts';
import { EMAIL, LOAN, NOW, OTHER, PERSON } from './samples.ts';

const TOKEN = '4mYyO0oQ6yq2xw1c0Zr8dQbWkq3m1v5L';
const START = {
  formData: { friendlyName: 'Ana Ruiz', emailAddress: EMAIL },
  applicationUuid: null,
  tag: 'HELOC',
  skill: 'HELOC',
  welcomeMessage: null,
  pageUrl: `/account/heloc/${LOAN}/income`,
  chatMode: 'stream',
  identityUuid: null,
  orgCode: null,
  nonce: null,
} as const;
const EXPIRATION = '2026-03-03T23:00:00Z';
export const CONVERSATION = {
  conversationUuid: OTHER,
  state: 'ACTIVE',
  mode: 'stream',
  isLoggedIn: true,
  friendlyName: 'Ana Ruiz',
  emailAddress: EMAIL,
  page: `/account/heloc/${LOAN}/income`,
  startedAt: NOW,
  lastMessageAt: NOW,
  carriesFiles: true,
  isUnanswered: true,
  assignee: { staffUuid: PERSON, name: 'Agnes Chatwell' },
  application: {
    uuid: LOAN,
    loanNumber: 'L-000123',
    status: 'OFFER_SELECTION',
    explanation: 'Your offers are ready.',
    ask: 'Choose a term and an amount.',
    next: 'A few details about you',
  },
} as const;
const params = { conversationUuid: OTHER };
const FILE = { uuid: LOAN, name: 'June stub.pdf', mediaType: 'application/pdf', size: 48_213 } as const;
const fileParams = { conversationUuid: OTHER, fileUuid: LOAN };

/** Documents the calls about the chat of borrowers and agents, and its files, for the OpenAPI description. */
export const chatDocs = [
  describeCall(
    chat.startWebChat,
    'Start a chat',
    'For the modes `twilio` and `nice`. `twilio` says where the conversation is at Twilio, if the lender has an account there; `token` is then Twilio’s. With a login or a `nonce` the chat belongs to that person, and `applicationUuid` must be theirs. `identityUuid` and `welcomeMessage` are accepted and not used.',
    {
      body: { ...START, chatMode: 'nice' },
      reply: {
        token: TOKEN,
        conversationSid: OTHER,
        omniProxyChannelId: OTHER,
        expiration: EXPIRATION,
        customerId: PERSON,
        threadId: OTHER,
      },
    },
  ),
  describeCall(
    chat.startStreamChat,
    'Start a chat in the mode stream',
    'The same as the other call. The token of the socket is `stream.providerUserToken`.',
    {
      body: START,
      reply: {
        omniProxyChannelId: OTHER,
        expiration: EXPIRATION,
        stream: { providerChannelId: OTHER, providerUserId: PERSON, providerUserToken: TOKEN },
      },
    },
  ),
  describeCall(
    chat.refreshChatToken,
    'Replace a chat token',
    'The new token lasts 6 hours. The old one stops working.',
    { body: { token: TOKEN }, reply: { token: TOKEN, expiration: EXPIRATION } },
  ),
  describeCall(
    chat.readChatInfo,
    'Get the contact of a chat',
    '`contactId` is for the link to the survey. Send the chat token as the bearer.',
    { body: { omniProxyChannelId: OTHER }, reply: { data: { contactId: PERSON } } },
  ),
  describeCall(
    chat.authenticateChat,
    'Prove who is chatting',
    'The nonce lasts 5 minutes. `initWebChat` takes it in place of a login.',
    { reply: { nonce: TOKEN } },
  ),
  describeCall(chat.refreshChatNonce, 'Replace the proof of who is chatting', 'The old nonce stops working.', {
    query: { nonce: TOKEN },
    reply: { nonce: TOKEN },
  }),
  describeCall(chat.listChatAgents, 'List who can answer chats', 'For tests. In production it answers `not-found`.', {
    reply: [{ agent: { chatId: PERSON } }],
  }),
  describeCall(
    conversations.listConversations,
    'List conversations',
    'QUEUE: waiting ones, the longest wait first. MINE and ANSWERED: those that the caller or anyone answers. CLOSED: ended ones, newest first. Without chats about files in which the caller has an interest. At most 100.',
    { query: { state: 'QUEUE' }, reply: { items: [CONVERSATION], now: NOW } },
  ),
  describeCall(
    conversations.takeConversation,
    'Take a conversation',
    'Only a waiting one. `taken-by-another`: a colleague was faster.',
    { params, reply: CONVERSATION },
  ),
  describeCall(
    conversations.transferConversation,
    'Hand a conversation over',
    'Its agent gives it to a colleague who can answer chats; null gives it back to the queue.',
    { params, body: { staffUuid: PERSON }, reply: CONVERSATION },
  ),
  describeCall(
    conversations.closeConversation,
    'End a conversation',
    'Its agent, or anyone while it waits. The borrower can start a new one.',
    { params, reply: { ...CONVERSATION, state: 'ENDED' } },
  ),
  describeCall(
    conversations.listChatColleagues,
    'List colleagues who answer chats',
    'Everyone of the lender who has the permission, by name.',
    { reply: [{ staffUuid: PERSON, name: 'Agnes Chatwell' }] },
  ),
  describeCall(
    files.addChatFile,
    'Add a file to a chat',
    'Up to 16 MB. The file is sent with the next message that names it. Send the chat token as the bearer.',
    { params, body: { file: new Blob(['%PDF-1.7']) }, reply: FILE },
  ),
  describeCall(
    files.addAgentChatFile,
    'Add a file to an answer',
    'Only to a chat that the caller answers. Otherwise the same as the borrower’s call.',
    { params, body: { file: new Blob(['%PDF-1.7']) }, reply: FILE },
  ),
  describeCall(
    files.readChatFile,
    'Download a file of a chat',
    'The bytes, to be saved. `not-available`: no scanner has checked the file yet.',
    { params: fileParams, reply: new Uint8Array() },
  ),
  describeCall(files.readAgentChatFile, 'Download a file of a chat as staff', 'The same for staff.', {
    params: fileParams,
    reply: new Uint8Array(),
  }),
];
