import type {} from '@fastify/websocket';
import { takeConversation } from '@lintel/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { listenForChat, openChatEnd, startConversation } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember } from '../../../test/staff.ts';

/** Cuts that a run makes, in an order that is always the same. */
const CUTS = 40;
const MESSAGES = 24;

/** Park and Miller's generator: numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

onOneDatabase('chat under cuts', (open) => {
  test('loses no message, doubles none and keeps the order while sockets of two replicas are cut', async () => {
    const store = await open();
    const [one, two] = [await createTestApp(store), await createTestApp(store)];
    const [urlOne, urlTwo] = [await listenForChat(one), await listenForChat(two)];
    const agent = await logInStaffMember(one, 'agent');
    const { uuid, chatToken } = await startConversation(one);
    await two.send(takeConversation, { token: agent.token, params: { conversationUuid: uuid } });
    const borrower = openChatEnd(one, urlOne, chatToken, uuid);
    const staff = openChatEnd(two, urlTwo, agent.token, uuid);
    await Promise.all([borrower, staff].map((end) => end.until(({ progress }) => progress?.state === 'ACTIVE')));
    const random = createRandom(17);
    const ends = [borrower, staff];
    let cuts = 0;
    let lost = 0;
    const cut = (): void => {
      const clients = [...one.app.websocketServer.clients, ...two.app.websocketServer.clients];
      const client = clients[Math.floor(random() * clients.length)];
      if (!client) return;
      cuts += 1;
      if (random() < 0.5) client.terminate();
      else client.close(4412);
    };
    const sent: string[][] = [[], []];
    for (let number = 1; number <= MESSAGES; number += 1) {
      for (const [index, end] of ends.entries()) {
        const text = `${index === 0 ? 'borrower' : 'staff'} ${number}`;
        sent[index]!.push(text);
        end.channel.send(text);
        if (random() < 0.5) cut();
      }
      // A browser that is cut while it types goes on typing, so only some messages wait for the one before them.
      if (number % 4 === 0)
        await Promise.all(
          ends.map((end) =>
            end.until(({ connection, pending }) => {
              if (connection === 'LOST') {
                lost += 1;
                end.channel.wake();
              }
              return pending.length === 0;
            }),
          ),
        );
    }
    while (cuts < CUTS) {
      cut();
      await Promise.all(
        ends.map((end) =>
          end.until(({ connection }) => {
            if (connection === 'LOST') end.channel.wake();
            return connection === 'OPEN';
          }),
        ),
      );
    }
    await Promise.all(ends.map((end) => end.until(({ messages }) => messages.length === 2 * MESSAGES)));
    expect(lost).toBeGreaterThan(5);
    expect(borrower.texts()).toEqual(staff.texts());
    for (const [index, texts] of sent.entries())
      expect(borrower.texts().filter((text) => text.startsWith(index === 0 ? 'borrower' : 'staff'))).toEqual(texts);
    expect(borrower.channel.view.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 2 * MESSAGES }, (_, index) => index + 1),
    );
  }, 180_000);
});
