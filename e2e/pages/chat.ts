import {
  answerChatSurvey,
  CHAT_SOCKET_PATH,
  type ChatClientFrame,
  type ChatServerFrame,
  closeConversation,
  readChatInfo,
  startStreamChat,
  takeConversation,
} from '@lintel/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { World } from '../world.ts';
import { createCaller } from './caller.ts';
import { withFlag } from './flags.ts';
import { rememberValues } from './known-values.ts';
import { pressAndConfirm } from './page-actions.ts';
import { moveLoanClock } from './sandbox.ts';
import { createStaffCaller } from './staff.ts';

/** A Tuesday at ten in Pacific Time, when the chat is open. */
export const OPEN_AT = '2026-12-01T18:00:00Z';

/** A Tuesday at ten in the evening in Pacific Time, when the chat is closed. */
export const CLOSED_AT = '2026-12-02T06:00:00Z';

const OWN_SURVEY = { surveyUrl: 'https://survey.example/chat' };

/** Runs with a lender's chat on. The lender has its own survey unless `variables` say otherwise. */
export const withChatFlags = (
  world: World,
  org: string,
  run: () => Promise<void>,
  variables: Readonly<Record<string, string>> = OWN_SURVEY,
): Promise<void> =>
  withFlag(world, { key: 'fe-webchat', org, variables }, () => withFlag(world, { key: 'fe-webchat-stream', org }, run));

/** Runs with a lender's chat on, during its operating hours. */
export async function withChat(
  world: World,
  org: string,
  run: () => Promise<void>,
  variables?: Readonly<Record<string, string>>,
): Promise<void> {
  await moveLoanClock(world, { to: OPEN_AT });
  await withChatFlags(world, org, run, variables);
}

/** Ends the conversation that the console shows, and confirms it. */
export async function endChat(desk: Page): Promise<void> {
  await pressAndConfirm(desk, desk.getByRole('button', { name: 'End chat' }), 'End chat');
}

/** Writes a message over the chat's socket, without a browser. */
async function writeMessage(world: World, { token, channelId }: { token: string; channelId: string }): Promise<void> {
  const socket = new WebSocket(world.address.replace('http', 'ws') + CHAT_SOCKET_PATH);
  const send = (frame: ChatClientFrame): void => socket.send(JSON.stringify(frame));
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => send({ t: 'auth', token, channelId });
    socket.onerror = () => reject(new Error('the chat socket failed'));
    socket.onmessage = ({ data }) => {
      const { t } = JSON.parse(String(data)) as ChatServerFrame;
      if (t === 'ready') send({ t: 'send', clientId: crypto.randomUUID(), text: 'Is a screenshot fine?' });
      if (t === 'ack') resolve();
    };
  });
  socket.close();
}

/** Starts a chat that an agent takes and ends, and rates it, without a browser. */
export async function rateChat(world: World, org: string): Promise<void> {
  const [visitor, agent] = [createCaller(world, org), await createStaffCaller(world, 'agent', org)];
  const { omniProxyChannelId: conversationUuid, stream } = await visitor.send(startStreamChat, {
    body: { formData: { friendlyName: 'Rosalia Vega', emailAddress: 'rosalia@example.com' }, chatMode: 'stream' },
  });
  await writeMessage(world, { token: stream.providerUserToken, channelId: conversationUuid });
  await agent.send(takeConversation, { params: { conversationUuid } });
  await agent.send(closeConversation, { params: { conversationUuid } });
  const { data } = await visitor.send(readChatInfo, {
    headers: { authorization: `Bearer ${stream.providerUserToken}` },
    body: { omniProxyChannelId: conversationUuid },
  });
  await visitor.send(answerChatSurvey, { body: { ...data, rating: 4, comment: 'Quick, but I had to ask twice.' } });
}

export const locateChat = (page: Page): Locator => page.getByRole('dialog', { name: /^Chat with/ });
export const locateMessages = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
const locateField = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

export async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(locateChat(page)).toBeVisible();
}

/** Enters a name and starts the chat. */
export async function startChat(page: Page, name = 'Paula Ortiz'): Promise<void> {
  const chat = locateChat(page);
  await chat.getByRole('textbox', { name: 'Name' }).fill(name);
  await chat.getByRole('textbox', { name: 'Email' }).fill('paula@example.com');
  await chat.getByRole('button', { name: 'Start chat' }).click();
}

/** Opens the chat with the assistant, which a page outside production can ask for (QRY-009). */
export async function openAssistant(page: Page): Promise<void> {
  const address = new URL(page.url());
  address.searchParams.set('mode', 'chatbot');
  await page.goto(address.href);
  await openChat(page);
}

/** Types a message, as people do, and sends it with Enter. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  rememberValues('a message', text);
  await locateField(page).fill(text);
  await locateField(page).press('Enter');
}

/** Expects these messages, each once, in this order. */
export async function expectMessages(page: Page, texts: readonly string[]): Promise<void> {
  await expect(locateMessages(page).locator('div > p:first-child')).toHaveText([...texts]);
}
