import type { ConversationsService, TwilioConversation } from './conversations.ts';

/** An HTTP request that Twilio's client sends through its socket. */
export interface TunnelRequest {
  readonly base: string;
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: string;
  readonly identity: string;
}

/** The answer to such a request. */
export interface TunnelReply {
  readonly code: number;
  readonly body: unknown;
}

const NOT_FOUND: TunnelReply = { code: 404, body: { status: 404, message: 'Not found', code: 20404 } };
const SYNC_PATH = /^\/v3\/(?:Maps|Lists|Documents)\/([^/]+)(\/Items)?$/;
const CONVERSATION_PATH = /^\/v1\/Conversations\/([^/]+)(?:\/(Messages|Participants))?/;

/** Answers a request of Twilio's client: its configuration, Sync objects, conversations, messages, typing. */
export function answerTunnel(service: ConversationsService, request: TunnelRequest): TunnelReply {
  const { path, method, base, identity } = request;
  if (path === '/Client/v2/Configuration') return { code: 200, body: describeConfiguration(base, identity) };
  if (path === `/v1/Users/${identity}/Conversations`)
    return { code: 200, body: { conversations: listOwn(service, identity), meta: { next_token: null } } };
  if (path === '/v1/typing') {
    service.notifyTyping(new URLSearchParams(request.body).get('ChannelSid') ?? '', identity);
    return { code: 200, body: { typing_timeout: 5 } };
  }
  const sync = SYNC_PATH.exec(path);
  if (sync) return answerSync(service, request, decodeURIComponent(sync[1]!), sync[2] !== undefined);
  const [, name = '', part] = CONVERSATION_PATH.exec(path) ?? [];
  const conversation = service.find(name);
  if (!conversation?.participants.has(identity)) return NOT_FOUND;
  if (part === undefined && method === 'GET')
    return { code: 200, body: { sid: conversation.sid, messages_count: conversation.messages.length } };
  if (part === 'Participants' && method === 'DELETE') {
    conversation.leave(identity);
    return { code: 204, body: undefined };
  }
  return part === 'Messages' && method === 'POST' ? post(conversation, request) : NOT_FOUND;
}

function answerSync(service: ConversationsService, { base, params }: TunnelRequest, sid: string, isPage: boolean) {
  const object = service.store.find(sid);
  if (!object) return NOT_FOUND;
  return { code: 200, body: isPage ? object.page(base, params) : object.describe(base, params['Include'] === 'items') };
}

function post(conversation: TwilioConversation, { identity, body }: TunnelRequest): TunnelReply {
  if (conversation.state === 'closed') return { code: 403, body: { status: 403, message: 'Conversation closed' } };
  const sent = JSON.parse(body) as { body: string; attributes?: string };
  const { sid, index } = conversation.post(identity, sent.body, sent.attributes ?? '{}', true);
  return { code: 201, body: { sid, index } };
}

const listOwn = ({ conversations }: ConversationsService, identity: string): unknown[] =>
  conversations
    .filter(({ participants }) => participants.has(identity))
    .map(({ sid, documentName }) => ({
      conversation_sid: sid,
      status: 'joined',
      notification_level: 'default',
      last_read_message_index: null,
      sync_objects: { conversation: documentName, messages: `${sid}.messages`, participants: `${sid}.roster` },
    }));

const describeConfiguration = (base: string, identity: string): unknown => ({
  identity,
  options: {
    user_infos_to_subscribe: 100,
    reachability_enabled: false,
    http_cache_interval: 'PT0S',
    consumption_report_interval: 'PT5S',
    media_attachments_count_limit: 10,
    media_attachment_size_limit_in_mb: 50,
    media_attachments_total_size_limit_in_mb: 50,
    email_histories_allowed_mime_types: [],
    email_bodies_allowed_mime_types: [],
  },
  sync_objects: { my_user_info: `${identity}.info`, my_conversations: `${identity}.channels` },
  links: {
    my_conversations: `${base}/v1/Users/${identity}/Conversations`,
    conversations: `${base}/v1/Conversations`,
    users: `${base}/v1/Users`,
    current_user: `${base}/v1/Users/${identity}`,
    typing: `${base}/v1/typing`,
    media_service: `${base}/v1/Media`,
    media_set_service: `${base}/v1/MediaSet`,
    messages_receipts: `${base}/v1/Receipts`,
  },
});
