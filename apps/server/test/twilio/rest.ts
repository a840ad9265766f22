import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConversationsService, TwilioConversation, TwilioMessage } from './conversations.ts';

/** The credentials of the emulated REST API, and the faults that a test orders. */
export interface RestRules {
  readonly keySid: string;
  readonly secret: string;
  readonly serviceSid: string;
  /** Messages that are posted although their reply is lost. */
  lostReplies: number;
  /** Whether every call fails. */
  isDown: boolean;
}

type Params = { service: string; conversation: string; message: string; participant: string };
type RestParts = { Params: Params; Body: URLSearchParams | undefined; Querystring: Record<string, string> };
type Handler = (request: FastifyRequest<RestParts>, reply: FastifyReply) => unknown;

/** Mounts the part of Twilio's Conversations REST API that our server uses. */
export function mountRest(app: FastifyInstance, service: ConversationsService, rules: RestRules): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new URLSearchParams(String(text))),
  );
  const credentials = `Basic ${Buffer.from(`${rules.keySid}:${rules.secret}`).toString('base64')}`;
  const mount = (method: 'GET' | 'POST' | 'DELETE', path: string, handle: Handler): void => {
    app.route<RestParts>({
      method,
      url: `/v1/Services/:service/Conversations${path}`,
      handler: async (request, reply) => {
        if (request.headers.authorization !== credentials) return refuse(reply, 401, 20003);
        if (request.params.service !== rules.serviceSid) return refuse(reply, 404, 20404);
        if (rules.isDown) return refuse(reply, 503, 20503);
        const answer = await handle(request, reply);
        if (rules.lostReplies === 0 || !path.endsWith('/Messages') || method !== 'POST') return answer;
        rules.lostReplies -= 1;
        return refuse(reply, 503, 20503);
      },
    });
  };
  const withConversation =
    (handle: (conversation: TwilioConversation, ...rest: Parameters<Handler>) => unknown): Handler =>
    (request, reply) => {
      const conversation = service.find(request.params.conversation);
      return conversation ? handle(conversation, request, reply) : refuse(reply, 404, 20404);
    };

  mount('POST', '', ({ body }, reply) => {
    const name = body?.get('UniqueName') ?? null;
    if (name !== null && service.find(name)) return refuse(reply, 409, 50353);
    return describe(service.create(name, body?.get('Attributes') ?? undefined));
  });
  mount('GET', '/:conversation', withConversation(describe));
  mount(
    'POST',
    '/:conversation',
    withConversation((conversation, { body }) => {
      conversation.change({
        state: body?.get('State') ?? undefined,
        attributes: body?.get('Attributes') ?? undefined,
      });
      return describe(conversation);
    }),
  );
  mount(
    'POST',
    '/:conversation/Participants',
    withConversation((conversation, { body }, reply) => {
      const identity = body?.get('Identity') ?? '';
      if (conversation.participants.has(identity)) return refuse(reply, 409, 50433);
      return { sid: conversation.join(identity), identity };
    }),
  );
  mount(
    'GET',
    '/:conversation/Participants',
    withConversation(({ participants }) => ({
      participants: [...participants].map(([identity, sid]) => ({ sid, identity })),
    })),
  );
  mount(
    'POST',
    '/:conversation/Messages',
    withConversation((conversation, { body }) =>
      describeMessage(
        conversation.post(body?.get('Author') ?? 'system', body?.get('Body') ?? '', body?.get('Attributes') ?? '{}'),
      ),
    ),
  );
  mount(
    'GET',
    '/:conversation/Messages',
    withConversation((conversation, { query }) => {
      const messages = query['Order'] === 'desc' ? conversation.messages.toReversed() : conversation.messages;
      const [size, start] = [Number(query['PageSize'] ?? 50), Number(query['PageToken'] ?? 0)];
      const next = new URLSearchParams({ ...query, PageToken: String(start + size) });
      return {
        messages: messages.slice(start, start + size).map(describeMessage),
        meta: { next_page_url: start + size < messages.length ? `https://next.invalid/?${next}` : null },
      };
    }),
  );
  mount(
    'DELETE',
    '/:conversation/Participants/:participant',
    withConversation((conversation, { params }, reply) => {
      const [identity] = [...conversation.participants].find(([, sid]) => sid === params.participant) ?? [];
      if (identity === undefined) return refuse(reply, 404, 20404);
      conversation.leave(identity);
      return reply.code(204).send();
    }),
  );
  mount(
    'DELETE',
    '/:conversation',
    withConversation(({ sid }, _request, reply) => {
      service.remove(sid);
      return reply.code(204).send();
    }),
  );
  mount(
    'DELETE',
    '/:conversation/Messages/:message',
    withConversation((conversation, { params }, reply) =>
      conversation.remove(params.message) ? reply.code(204).send() : refuse(reply, 404, 20404),
    ),
  );
}

const refuse = (reply: FastifyReply, status: number, code: number) => reply.code(status).send({ status, code });

const describe = ({ sid, uniqueName, state, attributes }: TwilioConversation) => ({
  sid,
  unique_name: uniqueName,
  state,
  attributes,
});

const describeMessage = ({ sid, index, author, body, attributes, at }: TwilioMessage) => ({
  sid,
  index,
  author,
  body,
  attributes,
  date_created: at,
});
