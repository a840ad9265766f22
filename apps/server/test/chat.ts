import {
  changeFlag,
  CHAT_SOCKET_PATH,
  ChatChannel,
  type ChatChannelParts,
  type ChatServerFrame,
  type ChatView,
  listFlags,
  startStreamChat,
} from '@lintel/contract';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { addCleanup } from './cleanup.ts';
import { logInStaffMember } from './staff.ts';

/** The form data of a visitor who starts a chat. */
export const VISITOR = { friendlyName: 'Rosalia Vega', emailAddress: 'rosalia@example.com' };

/** Turns the chat on for a lender. */
export async function turnOnChat(server: TestApp, organisation = 'FIGURE'): Promise<void> {
  const { token } = await logInStaffMember(server, 'admin', organisation);
  const { version } = (await server.send(listFlags, { token })).find(({ key }) => key === 'fe-webchat')!;
  const body = { enabled: true, variables: {}, startsAt: null, endsAt: null };
  await server.send(changeFlag, { token, params: { key: 'fe-webchat' }, version, body });
}

/** Turns the chat on, listens on a free port and returns the address of the chat socket. */
export async function listenForChat(server: TestApp): Promise<string> {
  await turnOnChat(server);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return address.replace('http', 'ws') + CHAT_SOCKET_PATH;
}

/** One end of a chat: the client that a browser runs, and what it received. */
export interface ChatEnd {
  readonly channel: ChatChannel;
  readonly frames: ChatServerFrame[];
  readonly codes: number[];
  /** Waits until the view is as described. */
  until(check: (view: ChatView) => boolean): Promise<ChatView>;
  texts(): string[];
}

/** Connects a chat client to a conversation. */
export function openChatEnd(server: TestApp, url: string, token: string, channelId: string | null): ChatEnd {
  const frames: ChatServerFrame[] = [];
  const codes: number[] = [];
  const watchers = new Set<() => void>();
  const parts: ChatChannelParts = {
    channelId,
    token: () => token,
    open: () => {
      const socket = new WebSocket(url);
      socket.addEventListener('close', ({ code }) => codes.push(code));
      return socket;
    },
    onView: () => {
      for (const watcher of watchers) watcher();
    },
    onFrame: (frame) => {
      frames.push(frame);
      for (const watcher of watchers) watcher();
    },
  };
  const channel = new ChatChannel(parts);
  addCleanup(server.context.store, async () => channel.close());
  return {
    channel,
    frames,
    codes,
    texts: () => channel.view.messages.map(({ text }) => text),
    until: (check) =>
      new Promise((resolve) => {
        const checkView = (): void => {
          if (!check(channel.view)) return;
          watchers.delete(checkView);
          resolve(channel.view);
        };
        watchers.add(checkView);
        checkView();
      }),
  };
}

/** Starts a conversation and returns its ID and its token. */
export async function startConversation(
  server: TestApp,
  {
    token,
    organisation = 'FIGURE',
    ...body
  }: { token?: string; organisation?: string; applicationUuid?: string; nonce?: string } = {},
): Promise<{ uuid: string; chatToken: string }> {
  const reply = await server.send(startStreamChat, {
    token,
    headers: { 'x-org': organisation },
    body: { formData: VISITOR, chatMode: 'stream', pageUrl: '/account/heloc/register-v2?code=secret', ...body },
  });
  expect(reply.stream.providerChannelId).toBe(reply.omniProxyChannelId);
  return { uuid: reply.omniProxyChannelId, chatToken: reply.stream.providerUserToken };
}
