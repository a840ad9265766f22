import { createHmac, randomBytes } from 'node:crypto';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { ConversationsService, type TwilioConversation, type TwilioMessage } from './twilio/conversations.ts';
import { mountRest, type RestRules } from './twilio/rest.ts';
import { TwilioSocket } from './twilio/socket.ts';

const createSid = (prefix: string): string => prefix + randomBytes(16).toString('hex');

/** An emulator of Twilio Conversations on a free port: the clients' socket, the REST API and webhooks. */
export interface TwilioEmulator {
  readonly url: string;
  readonly service: ConversationsService;
  /** Configuration of a server whose lender has an account here. */
  readonly env: Readonly<Record<string, string>>;
  readonly rules: RestRules;
  /** How many sockets clients opened, those that ended included. */
  readonly opened: () => number;
  /** Cuts the sockets of all clients, as a lost network does. */
  cut(): void;
  /** Sends the events of messages there, signed. */
  sendWebhooksTo(url: string | undefined): void;
  stop(): Promise<void>;
}

/** Starts the emulator with the account of one lender. */
export async function startTwilio({ organisation = 'FIGURE', warnMs = 60_000 } = {}): Promise<TwilioEmulator> {
  const app = Fastify({ forceCloseConnections: true });
  const service = new ConversationsService();
  const [accountSid, keySid, serviceSid] = [createSid('AC'), createSid('SK'), createSid('IS')];
  const [secret, authToken] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const rules: RestRules = { keySid, secret, serviceSid, lostReplies: 0, isDown: false };
  let opened = 0;
  let webhookUrl: string | undefined;
  await app.register(websocket);
  app.route({
    method: 'GET',
    url: '/v3/wsconnect',
    websocket: true,
    handler: (socket, request) => {
      opened += 1;
      const connection = new TwilioSocket(service, { secret, keySid, serviceSid, warnMs }, socket);
      socket.on('message', (bytes: Buffer) => void connection.receive(bytes, `http://${request.host}`));
      socket.on('close', () => connection.end());
    },
  });
  mountRest(app, service, rules);
  service.onMessage((conversation, message, isByClient) => {
    if (!isByClient || webhookUrl === undefined) return;
    const event = describeEvent(conversation, message, { accountSid, serviceSid });
    void fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signWebhook(authToken, webhookUrl, event),
      },
      body: new URLSearchParams(event),
    }).catch(() => {
      // Twilio doesn't send an event again either.
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    service,
    rules,
    env: {
      TWILIO_ORGS: organisation,
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_API_KEY_SID: keySid,
      TWILIO_API_KEY_SECRET: secret,
      TWILIO_SERVICE_SID: serviceSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_URL: url,
    },
    opened: () => opened,
    cut() {
      for (const client of app.websocketServer.clients) client.terminate();
    },
    sendWebhooksTo(address) {
      webhookUrl = address;
    },
    stop: () => app.close(),
  };
}

/**
 * Signs a webhook as Twilio's documentation says: the address, then each parameter's name and value, sorted by name.
 */
export function signWebhook(authToken: string, url: string, event: Readonly<Record<string, string>>): string {
  const signed = Object.keys(event)
    .toSorted()
    .reduce((text, name) => text + name + event[name], url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

const describeEvent = (
  { sid: conversationSid }: TwilioConversation,
  { sid, index, author, body, attributes, at }: TwilioMessage,
  { accountSid, serviceSid }: { accountSid: string; serviceSid: string },
): Record<string, string> => ({
  EventType: 'onMessageAdded',
  AccountSid: accountSid,
  ChatServiceSid: serviceSid,
  ConversationSid: conversationSid,
  MessageSid: sid,
  Index: String(index),
  Author: author,
  Body: body,
  Attributes: attributes,
  DateCreated: at,
  Source: 'SDK',
});
