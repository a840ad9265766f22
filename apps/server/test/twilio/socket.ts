import { randomUUID } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';
import { jwtVerify } from 'jose';
import type { ConversationsService } from './conversations.ts';
import { readPacket, writePacket, type Packet } from './packets.ts';
import type { SyncEvent, SyncKind, SyncObject } from './sync-store.ts';
import { answerTunnel } from './tunnel.ts';

/** The tokens that the emulated socket accepts, and when it warns before one expires. */
export interface SocketRules {
  readonly secret: string;
  readonly keySid: string;
  readonly serviceSid: string;
  /** Milliseconds between the warning and the end of a token. */
  readonly warnMs: number;
}

const TYPING_TYPE = 'twilio.ipmsg.typing_indicator';
const TYPES = {
  map: 'com.twilio.rtd.cds.map',
  list: 'com.twilio.rtd.cds.list',
  document: 'com.twilio.rtd.cds.document',
} as const satisfies Record<SyncKind, string>;

interface SubscriptionBody {
  readonly action: 'establish' | 'cancel';
  readonly correlation_id: number;
  readonly requests: readonly { object_sid: string; object_type: SyncKind; last_event_id?: number }[];
}

/** One client's socket of the Twilio emulator: its identity, subscriptions and token. */
export class TwilioSocket {
  readonly #service: ConversationsService;
  readonly #rules: SocketRules;
  readonly #socket: WebSocket;
  readonly #subscribed = new Set<string>();
  readonly #unwatch: readonly (() => void)[];
  #timers: NodeJS.Timeout[] = [];
  #identity: string | undefined;

  constructor(service: ConversationsService, rules: SocketRules, socket: WebSocket) {
    this.#service = service;
    this.#rules = rules;
    this.#socket = socket;
    this.#unwatch = [
      service.store.watch((object, event) => {
        if (this.#subscribed.has(object.sid)) this.#sendEvent(object, event);
      }),
      service.onTyping((conversation, identity) => {
        if (identity !== this.#identity && service.find(conversation)?.participants.has(this.#identity ?? ''))
          this.#notify(TYPING_TYPE, { channel_sid: conversation, identity, typing_timeout: 5 });
      }),
    ];
  }

  async receive(bytes: Buffer, base: string): Promise<void> {
    const packet = readPacket(bytes);
    const { id, method } = packet.header;
    if (method === 'init' || method === 'update') return this.#identify(packet);
    if (method === 'put_notification_ctx' || method === 'delete_notification_ctx') return this.#reply(id);
    if (method === 'message') this.#answer(packet, base);
  }

  end(): void {
    for (const unwatch of this.#unwatch) unwatch();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Twilio checks the signature, the header's content type, the key, the grant and the time. */
  async #identify({ header }: Packet): Promise<void> {
    try {
      const key = new TextEncoder().encode(this.#rules.secret);
      const { payload, protectedHeader } = await jwtVerify(String(header['token']), key, {
        algorithms: ['HS256'],
        issuer: this.#rules.keySid,
      });
      const { identity, chat } = payload['grants'] as { identity: string; chat: { service_sid: string } };
      if (protectedHeader.cty !== 'twilio-fpa;v=1' || chat.service_sid !== this.#rules.serviceSid)
        throw new Error('The token is not for this service');
      this.#identity = identity;
      this.#service.addUser(identity);
      this.#watchExpiry(payload.exp! * 1000);
      this.#reply(header.id, { continuation_token: randomUUID(), capabilities: ['client_update'] });
    } catch {
      this.#reply(header.id, { status: { code: 401, status: 'UNAUTHORIZED', errorCode: 20101 } });
    }
  }

  #watchExpiry(endsAt: number): void {
    for (const timer of this.#timers) clearTimeout(timer);
    const left = endsAt - Date.now();
    this.#timers = [
      setTimeout(() => {
        this.#send({ method: 'client_update', id: newId(), client_update_type: 'token_about_to_expire' });
      }, left - this.#rules.warnMs),
      setTimeout(() => {
        this.#send({ method: 'close', id: newId(), status: { code: 410, status: 'TOKEN_EXPIRED' } });
      }, left),
    ];
  }

  #answer({ header, payload }: Packet, base: string): void {
    const {
      path,
      method,
      params = {},
    } = header['http_request'] as {
      path: string;
      method: string;
      params?: Record<string, string>;
    };
    if (this.#identity === undefined) return;
    if (path === '/v4/Subscriptions') return this.#subscribe(header.id, JSON.parse(payload) as SubscriptionBody);
    const request = { base, method, path, params, body: payload, identity: this.#identity };
    const { code, body } = answerTunnel(this.#service, request);
    this.#reply(header.id, { http_status: { code, status: String(code) }, http_headers: {} }, body);
  }

  /** Replays what a client missed before it says that a subscription is there. */
  #subscribe(id: string, { action, correlation_id: correlation, requests }: SubscriptionBody): void {
    this.#reply(
      id,
      { http_status: { code: 200, status: 'OK' }, http_headers: {} },
      { max_batch_size: 100, estimated_delivery_in_ms: 5000 },
    );
    for (const { object_sid: sid, object_type: kind, last_event_id: last = 0 } of requests) {
      const object = this.#service.store.find(sid);
      if (action === 'establish' && object) {
        this.#subscribed.add(sid);
        for (const event of object.events) if (event.id > last) this.#sendEvent(object, event);
      } else this.#subscribed.delete(sid);
      this.#notify(TYPES[kind], {
        event_type: action === 'establish' ? 'subscription_established' : 'subscription_canceled',
        correlation_id: correlation,
        event: { object_sid: sid, object_type: kind, replay_status: 'completed', last_event_id: object?.lastEventId },
      });
    }
  }

  #sendEvent({ kind }: SyncObject, { type, id, fields }: SyncEvent): void {
    this.#notify(TYPES[kind], { event_type: type, event: { ...fields, id } });
  }

  #notify(type: string, message: unknown): void {
    this.#send({ method: 'notification', id: newId(), message_type: type }, message);
  }

  #reply(id: string, fields: Record<string, unknown> = {}, payload?: unknown): void {
    this.#send({ method: 'reply', status: { code: 200, status: 'OK' }, ...fields, id }, payload);
  }

  #send(header: Packet['header'], payload?: unknown): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(writePacket(header, payload));
  }
}

const newId = (): string => `TM${randomUUID()}`;
