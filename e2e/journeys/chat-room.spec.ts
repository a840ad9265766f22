import type { Page } from '@playwright/test';
import { expectMessages, locateChat, sendMessage, withChat } from '../pages/chat.ts';
import { followMenuLink } from '../pages/console.ts';
import { openConsoleAs } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const QUESTION = 'Is a screenshot of my pay stub fine?';
const ANSWER = 'Hi Paula, a PDF is better than a screenshot. Thanks!';

async function startChat(page: Page, name = 'Paula Ortiz'): Promise<void> {
  await page.goto('/account/heloc/register-v2?org=FIGURE&pop-webchat=true');
  const chat = locateChat(page);
  await chat.getByRole('textbox', { name: 'Name' }).fill(name);
  await chat.getByRole('textbox', { name: 'Email' }).fill('paula@example.com');
  await chat.getByRole('button', { name: 'Start chat' }).click();
  await sendMessage(page, QUESTION);
  await expectMessages(page, [QUESTION]);
}

test('a canned answer is written by an admin, found and edited by an agent with the keyboard, and read by the borrower', async ({
  page,
  world,
  browser,
}) => {
  const admin = await openConsoleAs(browser, world, 'admin');
  await followMenuLink(admin, 'Canned answers');
  await admin.getByText('Add a canned answer').click();
  await admin.getByRole('textbox', { name: 'Title' }).fill('Pay stubs');
  const text = admin.getByRole('textbox', { name: 'Answer' });
  await text.fill('Hi {{lastName}}, a PDF is better than a screenshot.');
  await admin.getByRole('button', { name: 'Add canned answer' }).click();
  await expect(admin.getByText('Use no placeholder other than {{firstName}}.').first()).toBeVisible();
  await expectGoodPage(admin);
  await text.fill('Hi {{firstName}}, a PDF is better than a screenshot.');
  await admin.getByRole('button', { name: 'Add canned answer' }).click();
  await expect(admin.getByRole('list', { name: 'Your canned answers' }).getByText('Pay stubs').first()).toBeVisible();
  await expectGoodPage(admin);

  await withChat(world, 'FIGURE', async () => {
    await startChat(page);
    const desk = await openConsoleAs(browser, world, 'agent');
    await desk.getByRole('link', { name: /^Paula Ortiz/ }).click();
    await desk.getByRole('button', { name: 'Take chat' }).click();
    await desk.getByRole('button', { name: 'Canned answers' }).focus();
    await desk.keyboard.press('Enter');
    const search = desk.getByRole('searchbox', { name: 'Search canned answers' });
    await expect(search).toBeFocused();
    await search.pressSequentially('nothing like it');
    await expect(desk.getByText('No canned answer found.')).toBeVisible();
    await search.fill('STUB');
    await expect(desk.getByRole('button', { name: /^Pay stubs/ })).toBeVisible();
    await expectGoodPage(desk);
    await search.press('Enter');
    const message = desk.getByRole('textbox', { name: 'Message' });
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('Hi Paula, a PDF is better than a screenshot.');
    await expectMessages(page, [QUESTION]);
    await message.press('End');
    await message.pressSequentially(' Thanks!');
    await message.press('Enter');
    await expectMessages(page, [QUESTION, ANSWER]);
  });
});

test('a supervisor sees who waits and who answers, takes a chat over and gives it back, and the borrower and the first agent see it', async ({
  page,
  world,
  browser,
}) => {
  await withChat(world, 'FIGURE', async () => {
    await startChat(page, 'Lena Marsh');
    const desk = await openConsoleAs(browser, world, 'agent');
    await expect(desk.getByRole('link', { name: 'Overview' })).toBeHidden();
    await desk.getByRole('link', { name: /^Lena Marsh/ }).click();
    await desk.getByRole('button', { name: 'Take chat' }).click();
    await sendMessage(desk, 'A PDF is better.');
    await expectMessages(page, [QUESTION, 'A PDF is better.']);

    const lead = await openConsoleAs(browser, world, 'supervisor');
    await followMenuLink(lead, 'Chats');
    await lead.getByRole('link', { name: 'Overview' }).click();
    const row = lead.getByRole('row').filter({ hasText: 'Lena Marsh' });
    await expect(row).toContainText('Answered');
    await expect(row).toContainText('Agnes Chatwell');
    await expectGoodPage(lead);
    await row.getByRole('button', { name: 'Take over' }).click();
    await expect(row).toContainText('Selma Lead');
    await expect(desk.getByText('Selma Lead is answering.')).toBeVisible();
    await lead.getByRole('link', { name: 'Lena Marsh' }).click();
    await sendMessage(lead, 'I can help, too.');
    await expectMessages(page, [QUESTION, 'A PDF is better.', 'I can help, too.']);
    await expect(locateChat(page).getByText(/^Selma Lead,/)).not.toHaveCount(0);

    await lead.getByRole('link', { name: 'Overview' }).click();
    await row.getByRole('combobox').selectOption('Back to the queue');
    await row.getByRole('button', { name: 'Transfer' }).click();
    await expect(row).toContainText('In the queue');
    await expect(desk.getByRole('button', { name: 'Take chat' })).toBeVisible();
  });
});

test(
  'an agent finds a past chat by what its borrower wrote and reads it',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    await withChat(world, 'FIGURE', async () => {
      await startChat(page, 'Olga Stern');
      await sendMessage(page, 'The house is the yellow one in Quillwater.');
      await expectMessages(page, [QUESTION, 'The house is the yellow one in Quillwater.']);
      const desk = await openConsoleAs(browser, world, 'agent', 'Nadia Field');
      await desk.getByRole('link', { name: /^Olga Stern/ }).click();
      await desk.getByRole('button', { name: 'Take chat' }).click();
      await desk.getByRole('button', { name: 'End chat' }).click();
      await expect(locateChat(page).getByText('Thanks for chatting with us!')).toBeVisible();

      await desk.getByRole('link', { name: 'Search', exact: true }).click();
      await desk.getByRole('textbox', { name: 'Words' }).fill('quillwater YELLOW');
      await desk.getByRole('textbox', { name: 'Name or email' }).fill('stern');
      await desk.getByRole('combobox', { name: 'Agent' }).selectOption('Nadia Field');
      await desk.getByRole('button', { name: 'Search' }).click();
      const found = desk.getByRole('list', { name: 'Chats found' }).getByRole('button', { name: /Quillwater/ });
      await expect(found).toHaveCount(1);
      await found.focus();
      await desk.keyboard.press('Enter');
      await expectMessages(desk, [QUESTION, 'The house is the yellow one in Quillwater.']);
      await expectGoodPage(desk);
      await desk.getByRole('textbox', { name: 'Words' }).fill('quillwater purple');
      await desk.getByRole('button', { name: 'Search' }).click();
      await expect(desk.getByText(/^0 found in/)).toBeVisible();
    });
  },
);
