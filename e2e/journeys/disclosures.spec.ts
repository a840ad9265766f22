import type { Locator, Page } from '@playwright/test';
import { expectDrawn, recordAnnouncements } from '../pages/document-viewer.ts';
import { consentToElectronicDocuments, openDocuments, scrollToEnd, readSampleCode } from '../pages/documents.ts';
import { reloadUntil } from '../pages/open-screen.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';
import type { World } from '../world.ts';

/** Milliseconds after which a message is cleared, and how much longer a busy machine may take. */
const CLEARED_AFTER_MS = 300;
const SLACK_MS = 2_000;

/** Opens the page of a borrower whose disclosures are ready. */
async function openDisclosures(page: Page, world: World): Promise<void> {
  await logIn(page, await drive(world, 'found', 'COLLECT_ADDITIONAL_INFO'));
  await expect(page).toHaveURL(/\/start\/contact$/);
  await openDocuments(page);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let times = 0; times < 80; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).filter({ visible: true }).first());
  await page.keyboard.press('Enter');
}

/** Confirms that the open document was read, and waits for the next one. */
async function confirmRead(page: Page): Promise<void> {
  const title = await page.locator('#document').innerText();
  await pressByKey(page, 'I’ve read this');
  await expect(page.locator('#document').filter({ hasText: title })).toHaveCount(0);
}

test('a borrower consents to electronic documents and reads all of them by keyboard only [SCREEN-070, DOCV-001, DOCV-003, DOCV-004, CONST-067]', async ({
  page,
  world,
}) => {
  test.slow();
  await openDisclosures(page, world);
  const code = await readSampleCode(page, () => pressByKey(page, 'Save the sample PDF'));
  await tabTo(page, page.getByRole('textbox', { name: 'Code in the sample PDF' }));
  await page.keyboard.type(code);
  await tabTo(page, page.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await pressByKey(page, 'Agree');
  await expect(page.getByText('You get your documents on screen.')).toBeVisible();
  await expect(page.getByText('0 of 5 read')).toBeVisible();

  await pressByKey(page, /^Read “Important terms/);
  const done = page.getByRole('button', { name: 'I’ve read this' });
  await expect(done).toBeDisabled();
  // A worker of our own draws the pages; reaching their end counts as reaching the end of the document.
  await pressByKey(page, 'Show the pages of the PDF');
  await expect(page.locator('canvas')).toHaveCount(3);
  for (const sheet of await page.locator('canvas').all()) await expectDrawn(sheet);
  await expectGoodPage(page);
  const heard = await recordAnnouncements(page);
  await page.keyboard.press('End');
  await expect(done).toBeEnabled();
  await expect.poll(async () => (await heard()).at(-1)?.text).toBe('');
  const [said, cleared] = (await heard()).slice(-2);
  expect(said?.text).toBe('You’ve reached the end.');
  const shownMs = (cleared?.at ?? 0) - (said?.at ?? 0);
  expect(shownMs).toBeGreaterThanOrEqual(CLEARED_AFTER_MS - 20);
  expect(shownMs).toBeLessThan(CLEARED_AFTER_MS + SLACK_MS);
  await confirmRead(page);
  for (let left = 4; left > 0; left -= 1) {
    await expect(done).toBeVisible();
    await scrollToEnd(page);
    await confirmRead(page);
  }
  await expect(page.getByText('5 of 5 read')).toBeVisible();
  await expect(page.getByText('You’ve read everything.')).toBeVisible();
  await expectGoodPage(page);
});

test(
  'a saved document counts as opened, and a reload keeps what was read [SCREEN-070]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openDisclosures(page, world);
    await consentToElectronicDocuments(page);
    await page.getByRole('button', { name: /^Read “Important terms/ }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Important terms.*\.pdf$/);
    await page.getByRole('button', { name: 'I’ve read this' }).click();
    await page.getByRole('button', { name: 'All documents' }).click();
    await expect(page.getByText('1 of 5 read')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 5 read')).toBeVisible();
  },
);

test(
  'a borrower can choose paper documents and sees their mail date [SCREEN-070]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openDisclosures(page, world);
    await page.getByRole('button', { name: 'Send me paper instead' }).click();
    await page.getByRole('button', { name: 'Mail them to me' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'On paper' })).toBeVisible();
    await reloadUntil(page, page.getByText(/^Mail date: /));
    await expectGoodPage(page);
  },
);
