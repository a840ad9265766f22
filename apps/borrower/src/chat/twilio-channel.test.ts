import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTwilioToken } from '../../../server/src/features/chat/twilio-token.ts';
import { readTwilioAccounts } from '../../../server/src/kernel/config/twilio.ts';
import { startTwilio, type TwilioEmulator } from '../../../server/test/twilio.ts';
import { openTwilioEnd } from '../../test/twilio-end.ts';
import type { TwilioChannel } from './twilio-channel.ts';

const CUTS = 20;
const WARN_MS = 1500;
let twilio: TwilioEmulator;
let channels: TwilioChannel[] = [];

beforeEach(async () => {
  twilio = await startTwilio({ warnMs: WARN_MS });
});
afterEach(async () => {
  for (const channel of channels) channel.close();
  channels = [];
  await twilio.stop();
});

const HOUR = 3_600_000;
const readAccount = () => readTwilioAccounts(twilio.env, ['FIGURE'])['FIGURE']!;

function startConversation(identity: string) {
  const conversation = twilio.service.create(randomUUID());
  conversation.join(identity);
  return conversation;
}

/** One end of a conversation, with Twilio's own client. */
async function openEnd(
  identity: string,
  conversationSid: string,
  {
    lifeMs = HOUR,
    firstLifeMs = lifeMs,
    ...changes
  }: { lifeMs?: number; firstLifeMs?: number; keySecret?: string } = {},
) {
  let refreshed = 0;
  const { socketUrl, apiUrl, syncUrl } = readAccount();
  const createToken = (life = lifeMs) =>
    createTwilioToken({ ...readAccount(), ...changes }, identity, {
      now: new Date(),
      expiresAt: new Date(Date.now() + life),
    });
  const end = openTwilioEnd({
    address: { conversationSid, socketUrl, apiUrl, syncUrl },
    token: await createToken(firstLifeMs),
    refresh: () => {
      refreshed += 1;
      return createToken();
    },
  });
  channels.push(end.channel);
  return { ...end, refreshed: () => refreshed };
}

test('Twilio’s client shows the last 20 messages, those before them when asked, and what arrives, each with its writer [CHAT-037, CHAT-052]', async () => {
  const conversation = startConversation('maria');
  const texts = Array.from({ length: 45 }, (_, index) => `Message ${index + 1}`);
  for (const text of texts) conversation.post('team', text, '{}');
  const borrower = await openEnd('maria', conversation.sid);
  await borrower.until(({ connection }) => connection === 'OPEN');
  expect(borrower.texts()).toEqual(texts.slice(25));
  borrower.channel.loadEarlier();
  await borrower.until(({ messages }) => messages.length === 40);
  expect(borrower.texts()).toEqual(texts.slice(5));
  borrower.channel.send('Hello');
  await borrower.until(({ messages, pending }) => messages.at(-1)?.text === 'Hello' && pending.length === 0);
  expect(borrower.channel.view.messages.at(-1)?.author).toBe('APPLICANT');
  conversation.post('team', 'Good morning', '{}');
  await borrower.until(({ messages }) => messages.at(-1)?.text === 'Good morning');
  expect(borrower.channel.view.messages.at(-1)?.author).toBe('AGENT');
});

test('Twilio’s client passes on who answers, who types and that the conversation is over [CHAT-010]', async () => {
  const conversation = startConversation('maria');
  conversation.join('team');
  const borrower = await openEnd('maria', conversation.sid);
  const staff = await openEnd('team', conversation.sid);
  await Promise.all([borrower, staff].map((end) => end.until(({ connection }) => connection === 'OPEN')));
  expect(borrower.channel.view.progress).toEqual({ state: 'QUEUE', agent: null });
  conversation.change({ attributes: JSON.stringify({ agent: 'Agnes' }) });
  await borrower.until(({ progress }) => progress?.state === 'ACTIVE');
  expect(borrower.channel.view.progress?.agent).toBe('Agnes');
  staff.channel.tellTyping();
  await borrower.until(() => borrower.frames.some(({ t }) => t === 'typing'));
  conversation.change({ state: 'closed' });
  await borrower.until(({ progress }) => progress?.state === 'ENDED');
  borrower.channel.send('One more thing');
  await borrower.until(({ pending }) => pending[0]?.refusal === 'ENDED');
});

test('a number that looks secret never reaches Twilio', async () => {
  const conversation = startConversation('maria');
  const borrower = await openEnd('maria', conversation.sid);
  await borrower.until(({ connection }) => connection === 'OPEN');
  borrower.channel.send('My number is 666-12-3456.');
  expect(borrower.channel.view.pending[0]?.refusal).toBe('SECRET_NUMBER');
  borrower.channel.send('Hello');
  await borrower.until(({ messages }) => messages.length === 1);
  expect(conversation.messages.map(({ body }) => body)).toEqual(['Hello']);
});

test(`Twilio’s client connects again by itself: over ${CUTS} cuts nothing is lost or doubled and the order stays`, async () => {
  const conversation = startConversation('maria');
  conversation.join('team');
  const borrower = await openEnd('maria', conversation.sid);
  const staff = await openEnd('team', conversation.sid);
  const ends = [borrower, staff];
  await Promise.all(ends.map((end) => end.until(({ connection }) => connection === 'OPEN')));
  const sent = { borrower: [] as string[], staff: [] as string[] };
  for (let number = 1; number <= CUTS; number += 1) {
    for (const [name, end] of [
      ['borrower', borrower],
      ['staff', staff],
    ] as const)
      for (const part of ['a', 'b']) {
        sent[name].push(`${name} ${number}${part}`);
        end.channel.send(`${name} ${number}${part}`);
      }
    // Some are on their way when the network fails, some are typed while it is gone.
    if (number % 2 === 0) await borrower.until(({ messages }) => messages.length > 2 * number);
    twilio.cut();
    await borrower.until(({ connection }) => connection === 'LOST');
    await Promise.all(ends.map((end) => end.until(({ connection }) => connection === 'OPEN')));
  }
  await Promise.all(ends.map((end) => end.until(({ messages }) => messages.length === 4 * CUTS)));
  expect(borrower.texts()).toEqual(staff.texts());
  expect(borrower.texts().filter((text) => text.startsWith('borrower'))).toEqual(sent.borrower);
  expect(borrower.texts().filter((text) => text.startsWith('staff'))).toEqual(sent.staff);
  expect(conversation.messages).toHaveLength(4 * CUTS);
  expect(twilio.opened()).toBeGreaterThan(CUTS);
}, 180_000);

test('Twilio’s client replaces its token before it expires, and keeps its socket', async () => {
  const conversation = startConversation('maria');
  const borrower = await openEnd('maria', conversation.sid, { lifeMs: WARN_MS + 1000 });
  await borrower.until(({ connection }) => connection === 'OPEN');
  await expect.poll(() => borrower.refreshed()).toBeGreaterThan(1);
  borrower.channel.send('Still here');
  await borrower.until(({ messages }) => messages.length === 1);
  expect(twilio.opened()).toBe(1);
  expect(borrower.connections).not.toContain('REFUSED');
});

test('a browser that comes back after Twilio’s token expired gets another one, and continues', async () => {
  const conversation = startConversation('maria');
  conversation.post('team', 'Hello', '{}');
  const borrower = await openEnd('maria', conversation.sid, { firstLifeMs: -1000 });
  await borrower.until(({ connection }) => connection === 'OPEN');
  expect(borrower.refreshed()).toBe(1);
  expect(borrower.texts()).toEqual(['Hello']);
  borrower.channel.send('Still here');
  await borrower.until(({ messages }) => messages.length === 2);
  expect(borrower.connections).not.toContain('REFUSED');
});

test('a token that Twilio doesn’t accept opens nothing', async () => {
  const conversation = startConversation('maria');
  conversation.post('team', 'Hello', '{}');
  const borrower = await openEnd('maria', conversation.sid, { keySecret: 'another' });
  await borrower.until(({ connection }) => connection === 'REFUSED');
  expect(borrower.channel.view.messages).toEqual([]);
});
