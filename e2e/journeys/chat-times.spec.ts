import {
  authenticateChat,
  readChatInfo,
  readChatWeek,
  readFlags,
  refreshChatNonce,
  startStreamChat,
} from '@lintel/contract';
import type { WebSocket } from '@playwright/test';
import { endChat, expectMessages, locateChat, openChat, sendMessage, withChat } from '../pages/chat.ts';
import { matchRequest, matchUrl } from '../pages/fake-replies.ts';
import { withFlag } from '../pages/flags.ts';
import { expectOffers } from '../pages/offer.ts';
import { stopClock } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { openConsoleAs } from '../pages/staff.ts';
import { expect, expectLogged, forgetUnfinishedCalls, test } from '../test.ts';

const FAILED = 'Something went wrong. Please try again later.';
const PROOF = { key: 'fe-webchat-borrower-auth', org: 'FIGURE' };
const NOT_SENT = 'Something went wrong. Please try resending the message.';

test('the mode nice keeps its socket alive every 10 seconds, and replaces a borrower’s nonce every minute while its flag is on; the mode stream does neither [CHAT-019, CHAT-020, CONST-061, FLAG-018]', async ({
  page,
  world,
  faults,
}) => {
  const borrower = await drive(world, 'found');
  await logIn(page, borrower);
  await expectOffers(page);
  const { pathname } = new URL(page.url());
  const counts = { pings: 0, proofs: 0 };
  const nonces = new Set<string | null>();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload === '{"t":"ping"}') counts.pings += 1;
    }),
  );
  page.on('request', (request) => {
    if (matchRequest(authenticateChat)(request)) counts.proofs += 1;
    if (matchRequest(refreshChatNonce)(request)) nonces.add(new URL(request.url()).searchParams.get('nonce'));
  });
  const chat = locateChat(page);
  const field = chat.getByRole('textbox', { name: 'Message' });
  const open = async (mode: string): Promise<WebSocket> => {
    // The first frame can arrive while the page is still being looked at.
    const opened = page.waitForEvent('websocket').then(async (socket) => {
      await socket.waitForEvent('framereceived');
      return socket;
    });
    await page.goto(`${pathname}?mode=${mode}`);
    await openChat(page);
    await expect(field).toBeFocused();
    return opened;
  };
  /** Each ping is answered before the clock goes on: a socket that is silent for 6 seconds is given up. */
  const passMinute = async (socket: WebSocket): Promise<void> => {
    for (let times = 0; times < 6; times += 1) {
      const pong = socket.waitForEvent('framereceived', ({ payload }) => payload === '{"t":"pong"}');
      await page.clock.runFor(10_000);
      await pong;
      // The page has handled it.
      await page.evaluate(() => undefined);
    }
  };
  await page.clock.install();
  await withChat(world, 'FIGURE', async () => {
    await withFlag(world, PROOF, async () => {
      const opened = await open('nice');
      // One proof begins the chat and is spent. The next one is replaced.
      await expect.poll(() => counts.proofs).toBe(2);
      await stopClock(page);
      const before = counts.pings;
      for (const minute of [1, 2]) {
        const reply = page.waitForResponse((response) => matchRequest(refreshChatNonce)(response.request()));
        await passMinute(opened);
        expect((await reply).status()).toBe(200);
        expect(nonces.size).toBe(minute);
        expect(counts.pings - before).toBe(6 * minute);
      }
    });
    // The flag is off, which the page reads within the minute.
    let isRead = false;
    page.on('response', (response) => {
      isRead ||= matchRequest(readFlags)(response.request());
    });
    // In short steps: a call that isn't answered within 15 seconds of the page's clock is given up.
    await expect(async () => {
      await page.clock.runFor(5000);
      expect(isRead).toBe(true);
    }).toPass();
    await page.evaluate(() => undefined);
    const replaced = nonces.size;
    await page.clock.runFor(60_000);
    await page.clock.runFor(60_000);
    expect(nonces.size).toBe(replaced);

    await page.clock.resume();
    await page.evaluate(() => localStorage.removeItem('lintel-chat'));
    await withFlag(world, PROOF, async () => {
      await open('stream');
      const { pings, proofs } = counts;
      await page.clock.runFor(2 * 60_000);
      expect(counts).toEqual({ pings, proofs });
      expect(nonces.size).toBe(replaced);
    });
  });
  // The offers page was still asking for a quote when the test opened the next page.
  forgetUnfinishedCalls(faults);
});

test('what a borrower types reaches the agent every 2 seconds as it stands then, and nothing of it once it was sent [CHAT-038, CONST-060]', async ({
  page,
  world,
  browser,
}) => {
  const previews: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { t: string; preview?: string };
      if (frame.t === 'typing') previews.push(frame.preview ?? '');
    }),
  );
  const field = locateChat(page).getByRole('textbox', { name: 'Message' });
  await page.clock.install();
  await withChat(world, 'FIGURE', async () => {
    await page.goto('/account/heloc/register-v2?org=FIGURE&pop-webchat=true');
    await locateChat(page).getByRole('textbox', { name: 'Name' }).fill('Tomas Reyes');
    await locateChat(page).getByRole('textbox', { name: 'Email' }).fill('rosalia@example.com');
    await locateChat(page).getByRole('button', { name: 'Start chat' }).click();
    await sendMessage(page, 'Hello');
    await expectMessages(page, ['Hello']);
    const desk = await openConsoleAs(browser, world, 'agent');
    await desk.getByRole('link', { name: /^Tomas Reyes/ }).click();
    await expectMessages(desk, ['Hello']);

    await stopClock(page);
    const type = async (text: string): Promise<void> => {
      await field.fill(text);
      await expect(field).toHaveValue(text);
    };
    await type('Do you');
    await page.clock.runFor(1999);
    expect(previews).toEqual([]);
    await type('Do you lend');
    await page.clock.runFor(1);
    await expect.poll(() => previews).toEqual(['Do you lend']);
    await expect(desk.getByText('Tomas Reyes is typing: Do you lend')).toBeVisible();
    for (const text of ['Do you lend in', 'Do you lend in Idaho']) {
      await type(text);
      await page.clock.runFor(2000);
      await expect(desk.getByText(`Tomas Reyes is typing: ${text}`, { exact: true })).toBeVisible();
    }
    // A pause says nothing new, and neither does a message that was sent.
    await page.clock.runFor(4000);
    await type('Do you lend in Idaho?');
    await field.press('Enter');
    await expectMessages(desk, ['Hello', 'Do you lend in Idaho?']);
    await page.clock.runFor(4000);
    await page.evaluate(() => undefined);
    expect(previews).toEqual(['Do you lend', 'Do you lend in', 'Do you lend in Idaho']);
  });
});

test('an alert says what went wrong: a message that couldn’t be sent, a provider that is silent for 6 seconds, no first message, no channel, no survey [CHAT-039, CHAT-042, CHAT-044, CHAT-046, CHAT-047, CHAT-048]', async ({
  page,
  world,
  browser,
  faults,
}) => {
  const chat = locateChat(page);
  const alert = chat.getByRole('alert');
  const field = chat.getByRole('textbox', { name: 'Message' });
  const expectFailed = async (): Promise<void> => {
    await expect(alert.getByText(FAILED)).toBeVisible();
    await chat.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert.getByText(FAILED)).toBeHidden();
  };
  const [week, starting] = [matchUrl(readChatWeek), matchUrl(startStreamChat)];
  const start = () => chat.getByRole('button', { name: 'Start chat' }).click();
  await withChat(world, 'FIGURE', async () => {
    await page.route(week, (route) => route.abort());
    await page.goto('/account/heloc/register-v2?org=FIGURE&pop-webchat=true');
    await expectFailed();
    await expect(chat.getByText(/^Please do not send your Social Security number/)).toBeVisible();
    await page.unroute(week);

    await chat.getByRole('textbox', { name: 'Name' }).fill('Rosalia Vega');
    await chat.getByRole('textbox', { name: 'Email' }).fill('rosalia@example.com');
    const silent = Promise.withResolvers<void>();
    const tries: number[] = [];
    const isSilent = (): Promise<void> => {
      tries.push(Date.now());
      return silent.promise;
    };
    await page.route(starting, isSilent);
    await start();
    await expectFailed();
    // It is tried once more, with the same key.
    const [first = 0, second = 0] = tries;
    expect(tries).toHaveLength(2);
    expect(second - first).toBeGreaterThan(5500);
    expect(second - first).toBeLessThan(12_000);
    silent.resolve();
    await page.unroute(starting);

    const withoutChannel = { expiration: new Date(Date.now() + 60_000).toISOString(), stream: {} };
    await page.route(starting, (route) => route.fulfill({ json: withoutChannel }), { times: 1 });
    await start();
    await expectFailed();
    expectLogged(faults, /^\[submit\]/);
    await start();
    await expect(field).toBeFocused();
    await sendMessage(page, 'Do you lend in Idaho?');
    await expectMessages(page, ['Do you lend in Idaho?']);

    const desk = await openConsoleAs(browser, world, 'agent');
    await desk.getByRole('link', { name: /^Rosalia Vega/ }).click();
    await desk.getByRole('button', { name: 'Take chat' }).click();
    await page.context().setOffline(true);
    await sendMessage(page, 'And in Utah?');
    await expect(chat.getByText('Not sent yet')).toBeVisible();
    await endChat(desk);
    await expect(desk.getByText('This chat has ended.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(alert.getByText(NOT_SENT)).toBeVisible();
    await expect(chat.getByText('And in Utah?')).toBeVisible();
    await chat.getByRole('button', { name: 'Dismiss' }).click();
    // While it was offline, the chat tried to connect again.
    forgetUnfinishedCalls(faults);
    await page.route(matchUrl(readChatInfo), (route) => route.fulfill({ json: { data: {} } }));
    await page.reload();
    await openChat(page);
    await expect(chat.getByText('Thanks for chatting with us!')).toBeVisible();
    await expectFailed();
    await expect(chat.getByRole('link', { name: /^Take our survey/ })).toBeHidden();
  });
});
