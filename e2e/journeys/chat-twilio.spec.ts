import { startTwilio, type TwilioEmulator } from '../../apps/server/test/twilio.ts';
import { endChat, expectMessages, locateChat, OPEN_AT, openChat, sendMessage } from '../pages/chat.ts';
import { withFlag } from '../pages/flags.ts';
import { moveLoanClock } from '../pages/sandbox.ts';
import { openConsoleAs } from '../pages/staff.ts';
import { expect, expectGoodPage, test as base } from '../test.ts';

/** A world whose main lender has an account at a local Twilio. */
const test = base.extend<object, { twilio: TwilioEmulator }>({
  twilio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures it needs: none
    async ({}, use) => {
      const twilio = await startTwilio();
      await use(twilio);
      await twilio.stop();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ twilio }, use) => use({ ...twilio.env }), { scope: 'worker' }],
});

const QUESTION = 'Do you lend in Idaho?';
const ANSWER = 'Yes, we do.';
const MISSED = 'Anything else?';
const THANKS = 'No, thank you.';

test(
  'a visitor and an agent chat over Twilio’s own client, through a lost connection and a reload, to the end [CALL-049, CHAT-004, CHAT-009, CHAT-013, CHAT-041, CHAT-052]',
  { tag: '@long-run' },
  async ({ page, world, twilio, browser }) => {
    twilio.sendWebhooksTo(`${world.address}/service-csp/external/api/v1/twilio/events/FIGURE`);
    await moveLoanClock(world, { to: OPEN_AT });
    await withFlag(world, { key: 'fe-webchat', org: 'FIGURE' }, async () => {
      await page.goto('/account/heloc/register-v2?org=FIGURE');
      await openChat(page);
      const chat = locateChat(page);
      await chat.getByRole('textbox', { name: 'Name' }).fill('Rosalia Vega');
      await chat.getByRole('textbox', { name: 'Email' }).fill('rosalia@example.com');
      await chat.getByRole('button', { name: 'Start chat' }).click();
      await sendMessage(page, 'My number is 666-12-3456.');
      await expect(chat.getByRole('alert').getByText(/Social Security or account number/)).toBeVisible();
      await sendMessage(page, QUESTION);
      await expectMessages(page, [QUESTION]);
      await expect(chat.getByText('Waiting for next available agent')).toBeVisible();
      await expect(chat.getByText(/You can’t send files in this chat\./)).toBeVisible();
      await expect(chat.getByRole('button', { name: 'Add files' })).toBeHidden();
      await expectGoodPage(page);

      const desk = await openConsoleAs(browser, world, 'agent');
      await desk.getByRole('link', { name: /^Rosalia Vega/ }).click();
      await expectMessages(desk, [QUESTION]);
      await desk.getByRole('button', { name: 'Take chat' }).click();
      await expect(desk.getByText(/Files can’t be sent in this chat\./)).toBeVisible();
      await expect(desk.getByRole('button', { name: 'Add files' })).toBeHidden();
      await sendMessage(desk, ANSWER);
      await expectMessages(page, [QUESTION, ANSWER]);
      await expectGoodPage(desk);

      await page.context().setOffline(true);
      await expect(chat.getByRole('alert').getByText('Connection lost. Attempting to reconnect.')).toBeVisible();
      await sendMessage(page, THANKS);
      await sendMessage(desk, MISSED);
      // Twilio keeps the order in which messages reach it.
      await expect
        .poll(() => twilio.service.conversations.flatMap(({ messages }) => messages.map(({ body }) => body)))
        .toContain(MISSED);
      await page.context().setOffline(false);
      await expectMessages(page, [QUESTION, ANSWER, MISSED, THANKS]);
      await expectMessages(desk, [QUESTION, ANSWER, MISSED, THANKS]);
      await expect(chat.getByRole('alert').getByText('Connection lost. Attempting to reconnect.')).toBeHidden();

      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      for (const secret of ['Rosalia', 'rosalia@example.com', 'Idaho']) expect(stored).not.toContain(secret);
      await page.reload();
      await openChat(page);
      await expectMessages(page, [QUESTION, ANSWER, MISSED, THANKS]);

      await endChat(desk);
      await expect(chat.getByText('Thanks for chatting with us!')).toBeVisible();
      await expectGoodPage(page);
    });
  },
);
