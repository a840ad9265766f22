import {
  addAgentChatFile,
  addCannedAnswer,
  addChatFile,
  answerChatSurvey,
  authenticateChat,
  changeCannedAnswer,
  closeConversation,
  listCannedAnswers,
  listChatAgents,
  listChatColleagues,
  listChatSurveys,
  listConversations,
  readAgentChatFile,
  readChatFile,
  readChatInfo,
  readChatSurvey,
  refreshChatNonce,
  reassignConversation,
  refreshChatToken,
  removeCannedAnswer,
  searchConversations,
  startStreamChat,
  startWebChat,
  superviseChats,
  takeConversation,
  transferConversation,
} from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount, parseIfMatch, readBearer, refuse } from '../../kernel/http/index.ts';
import { sweepWhileListening } from '../../kernel/jobs/index.ts';
import { uploadRoutes } from '../../records/uploads/index.ts';
import { deleteAnswer, loadCannedAnswers, saveAnswerChange, saveNewAnswer } from './canned-answers.ts';
import { assign, close, handOver, loadChatColleagues, loadConversations, take } from './conversations.ts';
import { readFile, uploadChatFile } from './files.ts';
import { endAbandonedConversations } from './messages.ts';
import { openOwnSide, openStaffSide } from './side.ts';
import { mountSocket } from './socket.ts';
import { startAtTwilio } from './start-at-twilio.ts';
import { startChat } from './start-chat.ts';
import { findConversation } from './store.ts';
import { loadSupervision } from './supervision.ts';
import { loadSurvey, loadSurveyResults, saveSurvey } from './survey.ts';
import { issueNonce, readChatToken, replaceChatToken, replaceNonce } from './tokens.ts';
import { searchTranscripts } from './transcripts.ts';
import { relayToTwilio } from './twilio-relay.ts';
import { removeTranscripts } from './twilio-removal.ts';
import { leaveConversation, sweepTwilio } from './twilio-sync.ts';
import { mountTwilioWebhook } from './twilio-webhook.ts';

/** The calls of chats for borrowers and staff, the socket, Twilio's webhook, and the sweeps that run periodically. */
export const chat: Feature = {
  async routes(app, context) {
    mount(app)(startWebChat)(async ({ caller, organisation, body }) => {
      const started = await startChat(context, caller, organisation, body);
      const account = body.chatMode === 'twilio' ? context.config.twilio[organisation] : undefined;
      const { uuid, customerId, token, expiration, twilio } = account
        ? await startAtTwilio(context, account, started)
        : { ...started, twilio: null };
      const conversationSid = twilio?.conversationSid ?? uuid;
      return { token, conversationSid, omniProxyChannelId: uuid, expiration, customerId, threadId: uuid, twilio };
    });
    mount(app)(startStreamChat)(async ({ caller, organisation, body }) => {
      const { uuid, customerId, token, expiration } = await startChat(context, caller, organisation, body);
      const stream = { providerChannelId: uuid, providerUserId: customerId, providerUserToken: token };
      return { omniProxyChannelId: uuid, expiration, stream };
    });
    mount(app)(refreshChatToken)(({ body }) => replaceChatToken(context, body.token));
    mount(app)(readChatInfo)(async ({ body, request }) => {
      const uuid = await readChatToken(context, readBearer(request));
      if (uuid !== body.omniProxyChannelId) refuse('chat-token-invalid');
      const row = (await findConversation(context.db, uuid)) ?? refuse('chat-token-invalid');
      return { data: { contactId: row.contact_id } };
    });
    mount(app)(authenticateChat)(({ caller }) => issueNonce(context, context.db, caller));
    mount(app)(refreshChatNonce)(({ caller, query }) => replaceNonce(context, caller, query.nonce));
    mount(app)(listChatAgents)(async ({ caller }) => {
      if (context.config.production) refuse('not-found');
      const colleagues = await loadChatColleagues(context, caller);
      return colleagues.map(({ staffUuid }) => ({ agent: { chatId: staffUuid } }));
    });
    mount(app)(listConversations)(({ caller, query }) => loadConversations(context, caller, query.state));
    mount(app)(takeConversation)(({ caller, params }) => take(context, caller, params.conversationUuid));
    mount(app)(transferConversation)(({ caller, params, body }) =>
      handOver(context, caller, params.conversationUuid, body.staffUuid ?? null),
    );
    mount(app)(closeConversation)(({ caller, params }) => close(context, caller, params.conversationUuid));
    mount(app)(listChatColleagues)(({ caller }) => loadChatColleagues(context, caller));
    mount(app)(searchConversations)(({ caller, body }) => searchTranscripts(context, caller, body));
    mount(app)(superviseChats)(({ caller }) => loadSupervision(context, caller));
    mount(app)(reassignConversation)(({ caller, params, body }) =>
      assign(context, caller, { uuid: params.conversationUuid, staffUuid: body.staffUuid ?? null }),
    );
    mount(app)(answerChatSurvey)(({ body }) => saveSurvey(context, body));
    mount(app)(listChatSurveys)(({ caller }) => loadSurveyResults(context, caller));
    mount(app)(readChatSurvey)(({ caller, params }) => loadSurvey(context, caller, params.conversationUuid));
    mount(app)(listCannedAnswers)(({ caller }) => loadCannedAnswers(context, caller));
    mount(app)(addCannedAnswer)(({ caller, body }) => saveNewAnswer(context, caller, body));
    mount(app)(changeCannedAnswer)(({ caller, params, body, request }) => {
      const read = { uuid: params.answerUuid, version: parseIfMatch(changeCannedAnswer, request) };
      return saveAnswerChange(context, caller, read, body);
    });
    mount(app)(removeCannedAnswer)(({ caller, params, request }) => {
      const read = { uuid: params.answerUuid, version: parseIfMatch(removeCannedAnswer, request) };
      return deleteAnswer(context, caller, read);
    });
    await uploadRoutes(app, (forms) => {
      mount(forms)(addChatFile)(async (asked) =>
        uploadChatFile(addChatFile, asked, await openOwnSide(context, asked.request, asked.params.conversationUuid)),
      );
      mount(forms)(addAgentChatFile)(async (asked) =>
        uploadChatFile(
          addAgentChatFile,
          asked,
          await openStaffSide(context, asked.caller, asked.params.conversationUuid),
        ),
      );
    });
    mount(app)(readChatFile)(async ({ request, reply, params }) =>
      readFile(context, reply, await openOwnSide(context, request, params.conversationUuid), params.fileUuid),
    );
    mount(app)(readAgentChatFile)(async ({ caller, reply, params }) =>
      readFile(context, reply, await openStaffSide(context, caller, params.conversationUuid), params.fileUuid),
    );
    sweepWhileListening(app, context, 'abandoned chats', () => endAbandonedConversations(context));
    sweepWhileListening(app, context, 'chats at Twilio', () => sweepTwilio(context));
    sweepWhileListening(app, context, 'transcripts at Twilio', () => removeTranscripts(context));
    relayToTwilio(app, context);
    await mountTwilioWebhook(app, context);
    await mountSocket(app, context);
  },
  backgroundJobs: { 'leave-twilio': leaveConversation },
};
