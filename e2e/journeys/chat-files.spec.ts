import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildPaystub, buildPhoto } from '../../apps/server/test/hostile-files.ts';
import { locateChat, locateMessages, openChat, sendMessage, withChat } from '../pages/chat.ts';
import { expectOffers } from '../pages/offer.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { openConsoleAs } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const TEXT = 'I keep this sentence.';
const addFiles = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[data-picks=files]').setInputFiles(files);
const locateCard = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files to send' }).getByRole('listitem').filter({ hasText: name });

async function expectSaved(page: Page, name: string, content: Buffer): Promise<void> {
  const saving = page.waitForEvent('download');
  await locateMessages(page)
    .getByRole('button', { name: `Download ${name}` })
    .click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  expect(readFileSync(await saved.path()).equals(content)).toBe(true);
}

test(
  'a borrower and an agent send each other files, and a file that is refused says why and loses nothing typed [CHAT-027, CHAT-028, CHAT-029]',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    await withChat(world, 'FIGURE', async () => {
      await logIn(page, await drive(world, 'found'));
      await expectOffers(page);
      await openChat(page);
      const chat = locateChat(page);
      const field = chat.getByRole('textbox', { name: 'Message' });
      await field.fill(TEXT);
      const stub = buildPaystub();
      const attach = chat.getByRole('button', { name: 'Add files' });
      const choosing = page.waitForEvent('filechooser');
      await attach.focus();
      await page.keyboard.press('Enter');
      const chooser = await choosing;
      expect(chooser.isMultiple()).toBe(true);
      await chooser.setFiles([
        { name: 'June.pdf', mimeType: 'application/pdf', buffer: stub },
        { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await buildPhoto({ width: 60, height: 60 }) },
        { name: 'tool.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090\0\u0003', 'latin1') },
        { name: '666-12-3456.txt', mimeType: 'text/plain', buffer: Buffer.from('Mine.') },
      ]);
      for (const name of ['June.pdf', 'roof.jpg']) await expect(locateCard(page, name)).toContainText('Ready to send.');
      await expect(locateCard(page, 'tool.pdf')).toContainText(
        'This type of file can’t be read here. Use JPG, PNG, AMR, MP3, MP4, PDF or TXT.',
      );
      await expect(locateCard(page, '666-12-3456.txt')).toContainText(
        'The name looks like a Social Security or account number.',
      );
      await expect(field).toHaveValue(TEXT);
      await expectGoodPage(page);
      for (const name of ['tool.pdf', '666-12-3456.txt'])
        await chat.getByRole('button', { name: `Remove ${name}` }).click();

      await page.context().setOffline(true);
      await addFiles(page, { name: 'July.txt', mimeType: 'text/plain', buffer: Buffer.from('July') });
      await expect(locateCard(page, 'July.txt')).toContainText('The connection was lost');
      await page.context().setOffline(false);
      await chat.getByRole('button', { name: 'Try again July.txt' }).click();
      await expect(locateCard(page, 'July.txt')).toContainText('Ready to send.');
      await field.press('Enter');
      await expect(locateMessages(page).getByRole('button', { name: /^Download/ })).toHaveCount(3);
      await expect(field).toHaveValue('');
      await expect(locateCard(page, 'June.pdf')).toHaveCount(0);

      const desk = await openConsoleAs(browser, world, 'agent');
      await desk.getByRole('link', { name: /Needs reply/ }).click();
      await expectSaved(desk, 'June.pdf', stub);
      await expectGoodPage(desk);
      await desk.getByRole('button', { name: 'Take chat' }).click();
      await desk.getByRole('textbox', { name: 'Message' }).waitFor();
      const letter = Buffer.from('We approve.');
      await addFiles(desk, { name: 'Letter.txt', mimeType: 'text/plain', buffer: letter });
      await expect(locateCard(desk, 'Letter.txt')).toContainText('Ready to send.');
      await sendMessage(desk, 'Here is the letter.');
      await expectSaved(page, 'Letter.txt', letter);
      await expectGoodPage(page);
    });
  },
);
