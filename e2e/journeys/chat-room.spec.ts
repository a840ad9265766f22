import { readChatInfo } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { endChat, expectMessages, locateChat, sendMessage, startChat, withChat } from '../pages/chat.ts';
import { followMenuLink } from '../pages/console.ts';
import { matchUrl } from '../pages/fake-replies.ts';
import { rememberValues } from '../pages/known-values.ts';
import { openConsoleAs } from '../pages/staff.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const QUESTION = 'Is a screenshot of my pay stub fine?';
const ANSWER = 'Hi Paula, a PDF is better than a screenshot. Thanks!';

async function askInChat(page: Page, name?: string): Promise<void> {
  await page.goto('/account/heloc/register-v2?org=FIGURE&pop-webchat=true');
  await startChat(page, name);
  await sendMessage(page, QUESTION);
  await expectMessages(page, [QUESTION]);
}

test(
  'a canned answer is written by an admin, found and edited by an agent with the keyboard, and read by the borrower',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
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
      await askInChat(page);
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
  },
);

test(
  'a supervisor sees who waits and who answers, takes a chat over and gives it back, and the borrower and the first agent see it',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    await withChat(world, 'FIGURE', async () => {
      await askInChat(page, 'Lena Marsh');
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
  },
);

test('a borrower rates a chat that an agent ended, and the supervisor reads the rating and the comment', async ({
  page,
  world,
  browser,
  faults,
}) => {
  const comment = 'Quick, but I had to ask twice.';
  rememberValues('a comment', comment);
  const rate = async (): Promise<void> => {
    await askInChat(page, 'Tess Moran');
    const desk = await openConsoleAs(browser, world, 'agent', 'Rhea Post');
    await desk.getByRole('link', { name: /^Tess Moran/ }).click();
    await desk.getByRole('button', { name: 'Take chat' }).click();
    await endChat(desk);

    const chat = locateChat(page);
    await expect(chat.getByText('Thanks for chatting with us!')).toBeVisible();
    await chat.getByRole('button', { name: 'Take our survey' }).press('Enter');
    await expect(chat.getByRole('radio', { name: '1 Very bad' })).toBeFocused();
    const send = chat.getByRole('button', { name: 'Send', exact: true });
    const field = chat.getByRole('textbox', { name: 'What could we do better?' });
    await send.click();
    await expect(chat.getByText('Choose a rating.')).toBeVisible();
    await expect(chat.getByRole('radio', { name: '1 Very bad' })).toBeFocused();
    await page.keyboard.press('Space');
    for (let step = 1; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await expect(chat.getByRole('radio', { name: '4 Good' })).toBeChecked();
    await field.fill('My number is 666-12-3456.');
    await send.click();
    await expect(chat.getByText(/This looks like a Social Security or account number/)).toBeVisible();
    await expect(field).toBeFocused();
    await expectGoodPage(page);

    await field.fill(comment);
    await page.route(matchUrl(readChatInfo), (route) => route.fulfill({ json: { data: {} } }), { times: 1 });
    await send.click();
    await expect(chat.getByRole('alert').getByText('Something went wrong. Please try again later.')).toBeVisible();
    expectLogged(faults, /^\[submit\]/);
    await expect(field).toHaveValue(comment);
    await expect(chat.getByRole('radio', { name: '4 Good' })).toBeChecked();
    await chat.getByRole('button', { name: 'Dismiss' }).click();
    await send.click();
    await expect(chat.getByText('Thanks for your feedback.')).toBeFocused();
    await expectGoodPage(page);
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain('ask twice');
  };
  await withChat(world, 'FIGURE', rate, {});

  const lead = await openConsoleAs(browser, world, 'supervisor');
  await followMenuLink(lead, 'Chats');
  await lead.getByRole('link', { name: 'Overview' }).click();
  const results = lead.getByRole('region', { name: 'Survey results, last 30 days' });
  const ofAgent = results.getByRole('table', { name: 'Answers by agent' }).getByRole('row', { name: /Rhea Post/ });
  await expect(ofAgent.getByRole('cell')).toHaveText([/1$/, /4\.0$/]);
  const newest = results.getByRole('table', { name: 'Newest answers' });
  const row = newest.getByRole('row').filter({ hasText: 'Tess Moran' });
  for (const text of ['4 Good', comment, 'Rhea Post']) await expect(row).toContainText(text);
  await expectGoodPage(lead);
  await row.getByRole('link', { name: 'Tess Moran' }).click();
  await expectMessages(lead, [QUESTION]);
  const answer = lead.getByRole('region', { name: 'Borrower’s rating' });
  await expect(answer).toContainText('4 Good');
  await expect(answer).toContainText(comment);
  await expectGoodPage(lead);
});

test(
  'an agent finds a past chat by what its borrower wrote and reads it',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    await withChat(world, 'FIGURE', async () => {
      await askInChat(page, 'Olga Stern');
      await sendMessage(page, 'The house is the yellow one in Quillwater.');
      await expectMessages(page, [QUESTION, 'The house is the yellow one in Quillwater.']);
      const desk = await openConsoleAs(browser, world, 'agent', 'Nadia Field');
      await desk.getByRole('link', { name: /^Olga Stern/ }).click();
      await desk.getByRole('button', { name: 'Take chat' }).click();
      await endChat(desk);
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
