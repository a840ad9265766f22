import { closeConversation, logOut, refreshChatToken, startWebChat, takeConversation } from '@lintel/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeNewMessages } from '../../../server/src/features/chat/twilio-messages.ts';
import { removeTranscripts } from '../../../server/src/features/chat/twilio-removal.ts';
import { openTwilio } from '../../../server/src/features/chat/twilio-rest.ts';
import { leaseDue, LeaseLost, markDue } from '../../../server/src/features/chat/twilio-store.ts';
import { sweepTwilio } from '../../../server/src/features/chat/twilio-sync.ts';
import { endOtherSessions } from '../../../server/src/identity/index.ts';
import { createTestApp, type TestApp } from '../../../server/test/app.ts';
import { listenForChat, openChatEnd, VISITOR } from '../../../server/test/chat.ts';
import { onOneDatabase } from '../../../server/test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../server/test/staff.ts';
import { signWebhook, startTwilio, type TwilioEmulator } from '../../../server/test/twilio.ts';
import type { TwilioConversation } from '../../../server/test/twilio/conversations.ts';
import { openTwilioEnd, type TwilioEnd } from '../../test/twilio-end.ts';

/** Retries of jobs come after seconds. */
const POLL = { timeout: 60_000 };
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
    server = await createTestApp(await open(), { env: twilio.env, sessionNow: () => now, run: true });
    url = await listenForChat(server);
    agent = await logInStaffMember(server, 'agent');
  }, 60_000);
  afterAll(async () => {
    for (const { channel } of ends) channel.close();
    await twilio.stop();
  });
  const eventsUrl = (): string => new URL(EVENTS, url.replace(/^ws/, 'http')).href;

  async function startChat(login?: string) {
    const {
      token,
      omniProxyChannelId,
      conversationSid,
      twilio: address,
    } = await server.send(startWebChat, {
      token: login,
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
  const endAll = (identityUuid: string): Promise<void> =>
    server.context.db.transaction().execute((trx) => endOtherSessions(server.context, trx, identityUuid, null));
  /** Reads something while time passes, so that what waits for a lease runs. */
  const moveOn = <T>(read: () => T): T => {
    now = new Date(now.getTime() + 11_000);
    return read();
  };
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
    await expect.poll(() => borrower.channel.view.progress?.agent, POLL).toBe('Agnes Chatwell');
    await expect.poll(() => staff.texts(), POLL).toEqual(borrower.texts());
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
    // The comparison that the chat's start caused may still run, and then a sweep leaves the chat to it.
    await expect
      .poll(async () => {
        await sweep();
        return borrower.conversation.messages.map(({ body }) => body);
      }, POLL)
      .toEqual(['Hello']);
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

  const readTwilio = (uuid: string) =>
    server.context.db
      .selectFrom('chat_twilio')
      .selectAll()
      .where('conversation_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
  const countEvents = async (event: string): Promise<number> => {
    const metric = await server.context.metrics.registry.getSingleMetric('lintel_twilio_events_total')!.get();
    return metric.values.find(({ labels }) => labels['event'] === event)!.value;
  };
  const getIdentity = (borrower: { conversation: TwilioConversation }): string =>
    [...borrower.conversation.participants.keys()][0]!;

  test('a token of Twilio’s works there for 15 minutes, and our calls replace it for 6 hours', async () => {
    const { token } = await startChat();
    const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      exp: number;
      iat: number;
    };
    expect(exp - iat).toBe(15 * 60);
    const { expiration } = await server.send(refreshChatToken, { body: { token } });
    expect(Date.parse(expiration) - now.getTime()).toBe(6 * 3_600_000);
  });

  test.each([
    ['a logout', (login: { token: string }) => server.send(logOut, { token: login.token })],
    ['the end of all sessions', (login: { identityUuid: string }) => endAll(login.identityUuid)],
  ])(
    'after %s its person is no longer in the conversation at Twilio, also when Twilio fails at first',
    async (_what, end) => {
      const login = await server.createBorrower();
      const borrower = await startChat(login.token);
      borrower.channel.send('Hello');
      await borrower.until(({ messages }) => messages.length === 1);
      twilio.rules.isDown = true;
      await end(login);
      await sweep();
      expect(borrower.conversation.participants.size).toBe(1);
      twilio.rules.isDown = false;
      await expect.poll(() => moveOn(() => borrower.conversation.participants.size), POLL).toBe(0);
      await expect.poll(async () => (await readTwilio(borrower.uuid)).left_at, POLL).not.toBeNull();
      // What the person wrote still waits for staff.
      const { state } = await server.context.db
        .selectFrom('chat_conversation')
        .select('state')
        .where('uuid', '=', borrower.uuid)
        .executeTakeFirstOrThrow();
      expect(state).toBe('QUEUE');
    },
  );

  test('a chat that ended here while no one could pass it on is closed at Twilio by the next sweep', async () => {
    const borrower = await startChat();
    await server.context.db
      .updateTable('chat_conversation')
      .set({ state: 'ENDED' })
      .where('uuid', '=', borrower.uuid)
      .execute();
    await sweep();
    await expect.poll(() => borrower.conversation.state, POLL).toBe('closed');
    await expect.poll(async () => (await readTwilio(borrower.uuid)).closed_at, POLL).not.toBeNull();
  });

  test('a chat that is erased here is deleted at Twilio, tried again until Twilio confirms it, and recorded', async () => {
    const [one, other] = [await startChat(), await startChat()];
    const { db } = server.context;
    await db.deleteFrom('chat_conversation').where('uuid', '=', one.uuid).execute();
    await db.deleteFrom('chat_twilio').where('conversation_uuid', '=', other.uuid).execute();
    twilio.rules.isDown = true;
    await removeTranscripts(server.context);
    expect(twilio.service.find(one.conversation.sid)).toBeDefined();
    twilio.rules.isDown = false;
    now = new Date(now.getTime() + 61_000);
    await removeTranscripts(server.context);
    for (const { conversation } of [one, other]) {
      expect(twilio.service.find(conversation.sid)).toBeUndefined();
      const row = await db
        .selectFrom('chat_twilio_removal')
        .selectAll()
        .where('conversation_sid', '=', conversation.sid)
        .executeTakeFirstOrThrow();
      expect(row.removed_at).toEqual(now);
    }
    await server.context.audit.flush();
    const entries = await db
      .selectFrom('audit_entry')
      .select('about')
      .where('event', '=', 'chat.transcript-removed')
      .execute();
    expect(entries.map(({ about }) => JSON.parse(about) as unknown)).toContainEqual({
      conversation: one.conversation.sid,
    });
  });

  test('a worker whose lease another has taken stores, posts and changes nothing more', async () => {
    const borrower = await startChat();
    borrower.conversation.post(getIdentity(borrower), 'Hello', '{}');
    const { db } = server.context;
    await markDue(db, { uuid: borrower.uuid });
    const slow = (await leaseDue(db, borrower.uuid, now))!;
    const { restUrl, ...account } = server.context.config.twilio['FIGURE']!;
    const messages = await openTwilio({ restUrl, ...account }).listMessagesAfter(slow.conversation_sid, -1);
    now = new Date(now.getTime() + 60_000);
    await markDue(db, { uuid: borrower.uuid });
    const fast = (await leaseDue(db, borrower.uuid, now))!;
    expect(fast.fence).toBe(slow.fence + 1);
    const store = (row: typeof slow) =>
      storeNewMessages(server.context, openTwilio({ restUrl, ...account }), row, getIdentity(borrower), messages);
    await expect(store(slow)).rejects.toThrow(LeaseLost);
    const read = () =>
      db.selectFrom('chat_message').select('seq').where('conversation_uuid', '=', borrower.uuid).execute();
    expect(await read()).toEqual([]);
    await store(fast);
    expect(await read()).toHaveLength(1);
  });

  test('a number that is missing at Twilio is counted and waited for, and what follows it is stored after it', async () => {
    const borrower = await startChat();
    const identity = getIdentity(borrower);
    const [seen, filled, passed] = [
      await countEvents('gap'),
      await countEvents('gap-filled'),
      await countEvents('gap-passed'),
    ];
    for (const text of ['One', 'Two', 'Three']) borrower.conversation.post(identity, text, '{}');
    const [late] = borrower.conversation.messages.splice(1, 1);
    // The clock has moved past the end of the others' sessions.
    const { token } = await logInStaffMember(server, 'agent');
    const staff = openChatEnd(server, url, token, borrower.uuid);
    await sweep();
    await staff.until(({ messages }) => messages.length > 0);
    expect(staff.texts()).toEqual(['One']);
    await expect.poll(() => countEvents('gap'), POLL).toBe(seen + 1);
    borrower.conversation.messages.splice(1, 0, late!);
    // The server's own sweep may hold the lease.
    const sweepUntil = async (count: number): Promise<void> => {
      await expect
        .poll(async () => {
          await sweep();
          return staff.texts().length;
        }, POLL)
        .toBe(count);
    };
    await sweepUntil(3);
    expect(staff.texts()).toEqual(['One', 'Two', 'Three']);
    await expect.poll(() => countEvents('gap-filled'), POLL).toBe(filled + 1);
    for (const text of ['Four', 'Five']) borrower.conversation.post(identity, text, '{}');
    borrower.conversation.remove(borrower.conversation.messages[3]!.sid);
    await sweepUntil(4);
    expect(staff.texts().at(-1)).toBe('Five');
    await expect.poll(() => countEvents('gap-passed'), POLL).toBe(passed + 1);
  });

  test('more messages than a page of Twilio’s are all stored', async () => {
    const borrower = await startChat();
    const texts = Array.from({ length: 130 }, (_, index) => `Message ${index}`);
    for (const text of texts) borrower.conversation.post(getIdentity(borrower), text, '{}');
    await sweep();
    await expect.poll(async () => (await readTwilio(borrower.uuid)).last_index, POLL).toBe(129);
  });

  test('webhooks without a right signature are counted, and limited; signed ones from the same address aren’t', async () => {
    const limited = await createTestApp(server.context.store, {
      env: { ...twilio.env, QUOTAS: '1' },
      sessionNow: () => now,
    });
    const send = (signature: string) =>
      limited.app.inject({
        method: 'POST',
        url: EVENTS,
        headers: {
          host: 'localhost',
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': signature,
        },
        payload: 'EventType=onMessageAdded&ConversationSid=CH1',
      });
    for (let count = 0; count < 30; count += 1) expect((await send('AAAA')).statusCode).toBe(401);
    expect((await send('AAAA')).statusCode).toBe(429);
    const event = { EventType: 'onMessageAdded', ConversationSid: 'CH1' };
    const signature = signWebhook(twilio.env['TWILIO_AUTH_TOKEN']!, `http://localhost${EVENTS}`, event);
    expect((await send(signature)).statusCode).toBe(200);
    const metric = await limited.context.metrics.registry.getSingleMetric('lintel_twilio_events_total')!.get();
    expect(metric.values.find(({ labels }) => labels['event'] === 'webhook-refused')!.value).toBe(31);
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
