import { locateChat, locateMessages, openAssistant, openChat, sendMessage, withChat } from '../pages/chat.ts';
import { followMenuLink } from '../pages/console.ts';
import { expectOffers } from '../pages/offer.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { openConsoleAs } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const QUESTION = 'Do I have to meet a notary?';
const ANSWER = 'I can explain how that works in your county.';

test('a borrower asks the assistant, reads the source, says what was wrong and is handed over to an agent who reads all of it [CHAT-006, CHAT-008, CHAT-016, CHAT-031, CHAT-032, CHAT-033, QRY-009]', async ({
  page,
  world,
  browser,
}) => {
  await withChat(world, 'FIGURE', async () => {
    const maria = await drive(world, 'found');
    await logIn(page, maria);
    await expectOffers(page);
    await openAssistant(page);
    const chat = locateChat(page);
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await sendMessage(page, QUESTION);
    await expect(locateMessages(page).getByText('Source: Signing and the notary')).toHaveCount(1);
    await sendMessage(page, 'What is the status of my application?');
    await expect(locateMessages(page).getByText(/^Your offers are ready\.[^]*Source: Your application$/)).toBeVisible();
    await expectGoodPage(page);

    await chat.getByRole('button', { name: 'No' }).click();
    await chat.getByRole('button', { name: 'Send feedback' }).click();
    await expect(chat.getByText('Please select a reason')).toBeVisible();
    for (const reason of ['Answer too vague', 'Not specific to my application', 'Not what I was asking about'])
      await expect(chat.getByRole('radio', { name: reason })).toBeVisible();
    await expect(chat.getByRole('textbox', { name: 'Additional information' })).toBeHidden();
    await chat.getByText('Other', { exact: true }).click();
    await chat.getByRole('textbox', { name: 'Additional information' }).fill('x'.repeat(141));
    await chat.getByRole('button', { name: 'Send feedback' }).click();
    await expect(chat.getByText('Please restrict your response to 140 characters.')).toBeVisible();
    await expectGoodPage(page);
    await chat.getByRole('textbox', { name: 'Additional information' }).fill('I asked about my county.');
    await chat.getByRole('button', { name: 'Send feedback' }).click();
    await expect(chat.getByText('Thanks for telling us.')).toBeVisible();

    // In operating hours and without a mode in the address, only the open conversation leads back to the assistant.
    await page.goto(new URL(page.url()).pathname);
    await openChat(page);
    await expect(locateMessages(page).getByText('Source: Signing and the notary')).toHaveCount(1);

    await chat.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(chat.getByText('Waiting for next available agent').locator('i')).toHaveCount(3);
    const desk = await openConsoleAs(browser, world, 'agent');
    await desk.getByRole('link', { name: /Needs reply/ }).click();
    await expect(locateMessages(desk).getByText(QUESTION)).toBeVisible();
    await expect(locateMessages(desk).getByText(/^Assistant,/)).toHaveCount(2);
    await desk.getByRole('button', { name: 'Take chat' }).click();
    await sendMessage(desk, ANSWER);
    await expect(locateMessages(page).getByText(ANSWER)).toBeVisible();
    await expectGoodPage(desk);

    const reader = await openConsoleAs(browser, world, 'compliance');
    await followMenuLink(reader, 'Feedback');
    await reader
      .getByRole('navigation', { name: 'Kinds of feedback' })
      .getByRole('link', { name: 'Assistant' })
      .click();
    const said = reader.getByRole('row').filter({ hasText: 'I asked about my county.' });
    await expect(said.getByRole('cell', { name: 'Another reason' })).toBeVisible();
    await expectGoodPage(reader);
    await reader.getByRole('combobox', { name: 'Answer' }).selectOption('Helpful');
    await expect(said).toBeHidden();
    await reader.getByRole('combobox', { name: 'Answer' }).selectOption('Another reason');
    await said.getByRole('link').click();
    await reader.waitForURL(new RegExp(`/desk/applications/${maria.uuid}`));
  });
});
