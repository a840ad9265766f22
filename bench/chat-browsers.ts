import type { Browser, Page } from '@playwright/test';

/** Each conversation sends one message in this time. */
const ROUND_MS = 2000;

interface Conversation {
  readonly id: string;
  readonly token: string;
}

/** The sockets in a page, and when each message was sent or arrived, in milliseconds since 1970. */
interface Sockets {
  readonly open: WebSocket[];
  readonly times: Map<string, number>;
}

declare global {
  interface Window {
    sockets?: Sockets;
  }
}

/**
 * Opens a page of the server at `address`, and in it a socket to `url` for each conversation, until the chat server has
 * authenticated it. A browser allows a page 255 sockets.
 */
export async function openPage(
  browser: Browser,
  address: string,
  url: string,
  conversations: readonly Conversation[],
): Promise<Page> {
  // The page's security policy would forbid sockets to other servers.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${address}/robots.txt`);
  await page.evaluate(openSockets, { url, conversations });
  return page;
}

/** Runs inside the page. */
async function openSockets({ url, conversations }: { url: string; conversations: readonly Conversation[] }) {
  const sockets: Sockets = { open: [], times: new Map() };
  window.sockets = sockets;
  for (const { id, token } of conversations) {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'auth', token, channelId: id })));
      socket.addEventListener('message', resolve, { once: true });
      socket.addEventListener('close', ({ code }) => reject(new Error(`${url} closed a socket with ${code}`)));
    });
    socket.addEventListener('message', ({ data }) => {
      const at = performance.timeOrigin + performance.now();
      const { t, clientId } = JSON.parse(String(data)) as { t: string; clientId?: string };
      // A writer's own messages come back too. Their time is the one at which they were sent.
      if (t === 'message' && clientId !== undefined && !sockets.times.has(clientId)) sockets.times.set(clientId, at);
    });
    sockets.open.push(socket);
  }
}

/** Sends one message in each conversation, spread over the round, and returns the milliseconds that each took. */
export async function sendRound(writer: Page, reader: Page): Promise<number[]> {
  const sent = await writer.evaluate(sendFromAll, ROUND_MS);
  const ids = sent.map(({ clientId }) => clientId);
  await reader.waitForFunction((all) => all.every((id) => window.sockets!.times.has(id)), ids, { polling: 100 });
  const arrived = await reader.evaluate((all) => all.map((id) => window.sockets!.times.get(id)!), ids);
  return sent.map(({ at }, index) => arrived[index]! - at);
}

/** Runs inside the page. */
function sendFromAll(roundMs: number): Promise<{ clientId: string; at: number }[]> {
  const { open, times } = window.sockets!;
  return Promise.all(
    open.map(async (socket, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * roundMs) / open.length));
      const clientId = crypto.randomUUID();
      const at = performance.timeOrigin + performance.now();
      times.set(clientId, at);
      socket.send(JSON.stringify({ t: 'send', clientId, text: 'Is a screenshot fine?' }));
      return { clientId, at };
    }),
  );
}
