import { closeConversation, refreshChatToken, startWebChat, takeConversation } from '@lintel/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepTwilio } from '../../../server/src/features/chat/twilio-sync.ts';
import { createTestApp, type TestApp } from '../../../server/test/app.ts';
import { listenForChat, openChatEnd, VISITOR } from '../../../server/test/chat.ts';
import { onOneDatabase } from '../../../server/test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../server/test/staff.ts';
import { signWebhook, startTwilio, type TwilioEmulator } from '../../../server/test/twilio.ts';
import { openTwilioEnd, type TwilioEnd } from '../../test/twilio-end.ts';

const EVENTS = '/service-csp/external/api/v1/twilio/events/FIGURE';

onOneDatabase('chats at Twilio', (open) => {
  let twilio: TwilioEmulator;
  let server: TestApp;
  let url: string;
  let agent: StaffMember;
  let now = new Date();
  const ends: TwilioEnd[] = [];
  beforeAll(async () => {
    twilio = await startTwilio();
    server = await createTestApp(await open(), { env: twilio.env, sessionNow: () => now });
    url = await listenForChat(server);
    agent = await logInStaffMember(server, 'agent');
  }, 60_000);
  afterAll(async () => {
    for (const { channel } of ends) channel.close();
    await twilio.stop();
  });
  const eventsUrl = (): string => new URL(EVENTS, url.replace(/^ws/, 'http')).href;

  async function startChat() {
    const {
      token,
      omniProxyChannelId,
      conversationSid,
      twilio: address,
    } = await server.send(startWebChat, {
      body: { formData: VISITOR, chatMode: 'twilio' },
    });
    if (!address) throw new Error('The chat isn’t at Twilio');
    expect(conversationSid).toBe(address.conversationSid);
    const end = openTwilioEnd({
      address,
      token,
      refresh: async () => (await server.send(refreshChatToken, { body: { token } })).token,
    });
    ends.push(end);
    await end.until(({ connection }) => connection === 'OPEN');
    const conversation = twilio.service.find(conversationSid)!;
    return { ...end, uuid: omniProxyChannelId, token, conversation };
  }
  const takeAs = (staff: StaffMember, conversationUuid: string) =>
    server.send(takeConversation, { token: staff.token, params: { conversationUuid } });
  /** Compares everything, as the next minute does. */
  const sweep = async (): Promise<void> => {
    now = new Date(now.getTime() + 120_000);
    await sweepTwilio(server.context);
  };

  test('a borrower writes at Twilio, an agent answers in the console, and both read it in one order to the end [CALL-049, CHAT-004]', async () => {
    twilio.sendWebhooksTo(eventsUrl());
    const borrower = await startChat();
    borrower.channel.send('Is a screenshot fine?');
    const staff = openChatEnd(server, url, agent.token, borrower.uuid);
    await staff.until(({ messages }) => messages.length === 1);
    await takeAs(agent, borrower.uuid);
    staff.channel.send('A PDF is better.');
    await borrower.until(({ messages }) => messages.length === 2);
    expect(borrower.channel.view.messages.map(({ author }) => author)).toEqual(['APPLICANT', 'AGENT']);
    await borrower.until(({ progress }) => progress?.state === 'ACTIVE');
    expect(borrower.channel.view.progress?.agent).toBe('Agnes Chatwell');
    expect(staff.texts()).toEqual(borrower.texts());
    await server.send(closeConversation, { token: agent.token, params: { conversationUuid: borrower.uuid } });
    await borrower.until(({ progress }) => progress?.state === 'ENDED');
    twilio.sendWebhooksTo(undefined);
  });

  test('the refresh call replaces a token by one that Twilio accepts, once [CALL-051]', async () => {
    const borrower = await startChat();
    const { token } = await server.send(refreshChatToken, { body: { token: borrower.token } });
    borrower.channel.changeToken(token);
    borrower.channel.send('Still here');
    await borrower.until(({ messages }) => messages.length === 1);
    expect((await server.ask(refreshChatToken, { body: { token: borrower.token } })).statusCode).toBe(401);
  });

  test('without webhooks and with lost replies each message arrives once on both sides', async () => {
    const borrower = await startChat();
    const texts = ['One', 'Two', 'Three'];
    for (const text of texts) borrower.channel.send(text);
    await borrower.until(({ messages }) => messages.length === 3);
    await sweep();
    const staff = openChatEnd(server, url, agent.token, borrower.uuid);
    await staff.until(({ messages }) => messages.length === 3);
    await takeAs(agent, borrower.uuid);
    await expect.poll(() => borrower.conversation.attributes).toContain('Agnes');
    twilio.rules.lostReplies = 1;
    staff.channel.send('Four');
    await borrower.until(({ messages }) => messages.length === 4);
    await expect.poll(() => twilio.rules.lostReplies).toBe(0);
    await sweep();
    await sweep();
    expect(borrower.conversation.messages.map(({ body }) => body)).toEqual([...texts, 'Four']);
    expect(staff.texts()).toEqual([...texts, 'Four']);
  });

  test('a number that looks secret, sent past our client, is deleted at Twilio and stored nowhere', async () => {
    const borrower = await startChat();
    const { customer_id: identity } = await server.context.db
      .selectFrom('chat_conversation')
      .select('customer_id')
      .where('uuid', '=', borrower.uuid)
      .executeTakeFirstOrThrow();
    borrower.conversation.post(identity, 'My number is 666-12-3456.', '{}');
    borrower.conversation.post(identity, 'Hello', 'not even JSON');
    await sweep();
    expect(borrower.conversation.messages.map(({ body }) => body)).toEqual(['Hello']);
    const staff = openChatEnd(server, url, agent.token, borrower.uuid);
    await staff.until(({ messages }) => messages.length > 0);
    expect(staff.texts()).toEqual(['Hello']);
  });

  test('a borrower who ends the chat ends it for staff', async () => {
    const borrower = await startChat();
    borrower.channel.send('Bye');
    await borrower.until(({ messages }) => messages.length === 1);
    borrower.channel.end();
    await borrower.until(({ progress }) => progress?.state === 'ENDED');
    await sweep();
    const staff = openChatEnd(server, url, agent.token, borrower.uuid);
    await staff.until(({ progress }) => progress?.state === 'ENDED');
    expect(staff.texts()).toEqual(['Bye']);
  });

  test('a webhook without Twilio’s signature over its address and every parameter is refused and changes nothing', async () => {
    const borrower = await startChat();
    const event = { EventType: 'onMessageAdded', ConversationSid: borrower.conversation.sid, Body: 'Injected' };
    const authToken = twilio.env['TWILIO_AUTH_TOKEN']!;
    const send = async (fields: Record<string, string>, signature: string | undefined, path = EVENTS) => {
      const answer = await fetch(new URL(path, eventsUrl()), {
        method: 'POST',
        headers: signature === undefined ? {} : { 'x-twilio-signature': signature },
        body: new URLSearchParams(fields),
      });
      return answer.status;
    };
    const good = signWebhook(authToken, eventsUrl(), event);
    expect(await send(event, undefined)).toBe(401);
    expect(await send(event, 'AAAA')).toBe(401);
    expect(await send(event, signWebhook('another', eventsUrl(), event))).toBe(401);
    expect(await send({ ...event, Body: 'Changed' }, good)).toBe(401);
    expect(await send({ ...event, Extra: '1' }, good)).toBe(401);
    expect(await send(event, good, EVENTS.replace('FIGURE', 'HOMEPOINT'))).toBe(401);
    expect(await send(event, good, `${EVENTS}?extra=1`)).toBe(401);
    expect(await send(event, good)).toBe(200);
    const rows = await server.context.db
      .selectFrom('chat_message')
      .select('seq')
      .where('conversation_uuid', '=', borrower.uuid)
      .execute();
    expect(rows).toEqual([]);
  });

  test('the webhook before a message refuses one that looks secret', async () => {
    const ask = async (text: string) => {
      const event = { EventType: 'onMessageAdd', ConversationSid: 'CH1', Body: text };
      const signature = signWebhook(twilio.env['TWILIO_AUTH_TOKEN']!, eventsUrl(), event);
      const headers = { 'x-twilio-signature': signature };
      return (await fetch(eventsUrl(), { method: 'POST', headers, body: new URLSearchParams(event) })).status;
    };
    expect(await ask('My number is 666-12-3456.')).toBe(403);
    expect(await ask('Hello')).toBe(200);
  });
});
