import { CLOSED_AT, endChat, expectMessages, locateChat, openChat, sendMessage, withChat } from '../pages/chat.ts';
import { expectOffers } from '../pages/offer.ts';
import { moveLoanClock, drive, logIn } from '../pages/sandbox.ts';
import { waitOneMinute } from '../pages/site.ts';
import { openConsoleAs } from '../pages/staff.ts';
import { expect, expectGoodPage, forgetUnfinishedCalls, test } from '../test.ts';

const QUESTION = 'My last pay stub is only online.\nIs a screenshot fine?';
const ANSWER = 'A PDF is better: most payroll sites have a Download button.';
const OFFLINE = 'Thanks, I have it now.';
const LOST = 'Connection lost. Attempting to reconnect.';
const VISITORS_QUESTION = 'Do you lend in Idaho?';

test('a borrower asks, an agent takes the chat and answers, and nothing is lost over a reload and a lost connection [CHAT-001, CHAT-002, CHAT-010, CHAT-011, CHAT-012, CHAT-013, CHAT-016, CHAT-022, CHAT-023, CHAT-027, CHAT-030, CHAT-041, CHAT-043, CHAT-053, ROLE-011, SCOPE-009]', async ({
  page,
  world,
  browser,
  faults,
}) => {
  await withChat(world, 'FIGURE', async () => {
    const maria = await drive(world, 'found');
    await logIn(page, maria);
    await expectOffers(page);
    await openChat(page);
    const chat = locateChat(page);
    // The borrower's account says who they are: no form.
    await expect(
      chat.getByText(
        'Our team is available to chat live Monday-Friday 9am-5pm PT, except major holidays. Please do not send your Social Security number or banking information in this chat.',
      ),
    ).toBeVisible();
    const field = chat.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeFocused();

    // A number that looks secret stays in the field.
    await sendMessage(page, 'My number is 666-12-3456.');
    await expect(chat.getByRole('alert').getByText(/Social Security or account number/)).toBeVisible();
    await expect(field).toHaveValue('My number is 666-12-3456.');
    await expectGoodPage(page);

    await sendMessage(page, ' \n ');
    await expectMessages(page, []);

    const [first, second] = QUESTION.split('\n') as [string, string];
    await field.fill(`  ${first}`);
    await field.press('Shift+Enter');
    await field.pressSequentially(second);
    await field.press('Enter');
    await expectMessages(page, [QUESTION]);
    const waiting = chat.getByText('Waiting for next available agent');
    await expect(waiting).toBeVisible();
    const dots = waiting.locator('i');
    await expect(dots).toHaveCount(3);
    await expect(dots.last()).not.toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(dots.last()).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: null });

    const desk = await openConsoleAs(browser, world, 'agent');
    await desk.getByRole('link', { name: /Needs reply/ }).click();
    await expectMessages(desk, [QUESTION]);
    await expect(desk.getByText(maria.email)).toBeVisible();
    await expect(desk.getByText(/^Not logged in/)).toBeHidden();
    await expect(desk.getByText('Your offers are ready.', { exact: false }).first()).toBeVisible();
    await desk.getByRole('button', { name: 'Take chat' }).click();
    await sendMessage(desk, ANSWER);
    await expectMessages(page, [QUESTION, ANSWER]);
    await expect(waiting).toBeHidden();
    await expectGoodPage(desk);

    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    for (const secret of [maria.email, 'pay stub', 'PDF']) expect(stored).not.toContain(secret);
    await page.reload();
    await openChat(page);
    await expectMessages(page, [QUESTION, ANSWER]);

    await page.context().setOffline(true);
    await expect(chat.getByRole('alert').getByText(LOST)).toBeVisible();
    await sendMessage(page, OFFLINE);
    await expect(chat.getByText('Not sent yet')).toBeVisible();
    await expect(chat.getByRole('alert').and(chat.locator('[data-tone=warning]'))).toHaveText(LOST);
    await chat.getByRole('button', { name: 'Dismiss' }).click();
    await expect(chat.getByText(LOST)).toBeHidden();
    await page.context().setOffline(false);
    await expectMessages(desk, [QUESTION, ANSWER, OFFLINE]);
    await expectMessages(page, [QUESTION, ANSWER, OFFLINE]);

    // A quote that the offers page was asking for failed without a connection.
    forgetUnfinishedCalls(faults);

    await endChat(desk);
    await expect(chat.getByText('Thanks for chatting with us!')).toBeVisible();
    await expect(field).toBeHidden();
    await expect(chat.getByRole('link', { name: /^Take our survey/ })).toHaveAttribute(
      'href',
      /^https:\/\/survey\.example\/chat\?contactId=[\w-]+$/,
    );
    await chat.getByRole('button', { name: 'Start new chat' }).click();
    await expect(field).toBeVisible();
    await expectMessages(page, []);

    // A token that the server doesn't know: the borrower is told, and a new chat begins.
    await page.evaluate(() => {
      const chatSession = JSON.parse(localStorage.getItem('lintel-chat')!) as Record<string, unknown>;
      localStorage.setItem('lintel-chat', JSON.stringify({ ...chatSession, token: 'unknown' }));
    });
    await page.reload();
    await openChat(page);
    await expect(chat.getByRole('alert').and(chat.locator('[data-tone=warning]'))).toHaveText(
      'Token state is invalid.',
    );
    await chat.getByRole('button', { name: 'Dismiss' }).click();
    await expect(chat.getByText('Token state is invalid.')).toBeHidden();
    await expect(field).toBeVisible();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
  });
});

test('a visitor’s address opens the chat, which asks who they are and tells staff that they aren’t logged in, and outside production keys show the alerts and end it [CHAT-003, CHAT-024, CHAT-026, CHAT-049, CHAT-050, CHAT-051, ERR-032, QRY-004]', async ({
  page,
  world,
  browser,
}) => {
  await withChat(world, 'FIGURE', async () => {
    await page.goto('/account/heloc/register-v2?org=FIGURE&pop-webchat=true');
    const chat = locateChat(page);
    await expect(chat).toBeVisible();
    await expect(page).toHaveURL(/register-v2\?org=FIGURE$/);
    await chat.getByRole('button', { name: 'Start chat' }).click();
    await expect(chat.getByText('Required')).toBeVisible();
    await expect(chat.getByText('Please enter your email')).toBeVisible();
    await expectGoodPage(page);
    await chat.getByRole('textbox', { name: 'Name' }).fill('Rosalia Vega');
    const email = chat.getByRole('textbox', { name: 'Email' });
    await email.fill(`${'a'.repeat(117)}@example.com`);
    await chat.getByRole('button', { name: 'Start chat' }).click();
    await expect(chat.getByText('Cannot be more than 128 characters')).toBeVisible();
    await email.fill('rosalia@example.com');
    await chat.getByRole('button', { name: 'Start chat' }).click();
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await sendMessage(page, VISITORS_QUESTION);
    const desk = await openConsoleAs(browser, world, 'agent');
    await desk.getByRole('link', { name: /^Rosalia Vega/ }).click();
    await expectMessages(desk, [VISITORS_QUESTION]);
    await expect(desk.getByText('Not logged in. Name and email aren’t confirmed.')).toBeVisible();
    await expectGoodPage(desk);

    const title = chat.getByRole('button', { name: 'Close chat' });
    await title.focus();
    for (const [key, sentence] of [
      ['1', 'Something went wrong. Please try again later.'],
      ['2', 'Token state is invalid.'],
      ['0', 'Connection lost. Attempting to reconnect.'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chat.getByRole('alert').getByText(sentence)).toBeVisible();
      await chat.getByRole('button', { name: 'Dismiss' }).click();
      await expect(chat.getByText(sentence)).toBeHidden();
      await title.focus();
    }
    await page.keyboard.press('Backspace');
    await expect(chat.getByText('Thanks for chatting with us!')).toBeVisible();
  });
});

test(
  'a borrower who ends a chat without a connection reads that it ends later, and it does once they are back online, also after closing the chat [CHAT-010, CHAT-011]',
  { tag: '@long-run' },
  async ({ page, world, browser, faults }) => {
    await withChat(world, 'FIGURE', async () => {
      const maria = await drive(world, 'found');
      await logIn(page, maria);
      await expectOffers(page);
      await openChat(page);
      const chat = locateChat(page);
      await sendMessage(page, OFFLINE);
      await expectMessages(page, [OFFLINE]);
      const desk = await openConsoleAs(browser, world, 'agent');
      await desk.getByRole('link', { name: /Needs reply/ }).click();
      await expectMessages(desk, [OFFLINE]);
      await desk.getByRole('button', { name: 'Take chat' }).click();

      await page.context().setOffline(true);
      await expect(chat.getByRole('alert').getByText('Connection lost. Attempting to reconnect.')).toBeVisible();
      const field = chat.getByRole('textbox', { name: 'Message' });
      await chat.getByRole('button', { name: 'End chat' }).click();
      const later = chat.getByRole('status').getByText('We’ll end this chat as soon as the connection is back.');
      await expect(later).toBeVisible();
      await expect(field).toBeHidden();
      await expectGoodPage(page);
      const keep = chat.getByRole('button', { name: 'Don’t end this chat' });
      await expect(keep).toBeFocused();
      await keep.click();
      await expect(later).toBeHidden();
      await sendMessage(page, VISITORS_QUESTION);
      await chat.getByRole('button', { name: 'End chat' }).click();
      await expect(later).toBeVisible();
      await chat.getByRole('button', { name: 'Close chat' }).click();
      await expect(chat).toBeHidden();
      await expect(desk.getByText('This chat has ended.')).toBeHidden();
      // The borrower ends it while the agent is asked to confirm the same.
      await desk.getByRole('button', { name: 'End chat' }).click();
      const question = desk.getByRole('dialog', { name: 'End this chat?' });
      await expect(question).toBeVisible();

      await page.context().setOffline(false);
      await expect(desk.getByText('This chat has ended.')).toBeVisible();
      await expect(question).toBeHidden();
      await expect(desk.getByText('The chat ended before you confirmed.')).toBeVisible();
      await expectGoodPage(desk);
      await expectMessages(desk, [OFFLINE, VISITORS_QUESTION]);
      await openChat(page);
      await expect(chat.getByText('Thanks for chatting with us!')).toBeVisible();
      // What the page was asking for, and the tries to connect, failed without a connection.
      forgetUnfinishedCalls(faults);
    });
  },
);

test('a visitor’s page gets the chat after it has loaded, and follows its hours and its flag within a minute [CHAT-017, CHAT-018, CHAT-055, CONST-064, FLAG-017]', async ({
  page,
  world,
}) => {
  const chat = locateChat(page);
  await page.clock.install();
  await withChat(world, 'FIGURE', async () => {
    await page.goto('/account/heloc/register-v2?org=FIGURE');
    await openChat(page);
    await expect(chat.getByText('We’re here now')).toBeVisible();
    await moveLoanClock(world, { to: CLOSED_AT });
    await waitOneMinute(page);
    await expect(chat.getByText('We’re away right now. Leave a message, or call us when we’re open.')).toBeVisible();
  });
  await waitOneMinute(page);
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden();
});
