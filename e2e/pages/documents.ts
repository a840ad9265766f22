import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { readPdfText } from '../../apps/server/src/sandbox/read-pdf.ts';
import { goToPage } from './open-screen.ts';

/** The path of the documents page in an application. */
export const DOCUMENTS_PAGE = 'document/disclosures';

/** Opens the documents page from any screen of the application. */
export async function openDocuments(page: Page): Promise<void> {
  await goToPage(page, DOCUMENTS_PAGE);
  await waitForDocuments(page);
}

/** Waits until the documents page lists its documents. */
export async function waitForDocuments(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
}

/** Saves the sample PDF and reads the code in it, as a person who opens the file does. */
export async function readSampleCode(page: Page, pressButton: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), pressButton()]);
  const text = await readPdfText(new Uint8Array(readFileSync(await file.path())));
  return /\d{3} \d{3}/.exec(text)?.[0] ?? '';
}

/** Consents to documents on screen. */
export async function consentToElectronicDocuments(page: Page): Promise<void> {
  const code = await readSampleCode(page, () => page.getByRole('button', { name: 'Save the sample PDF' }).click());
  await page.getByRole('textbox', { name: 'Code in the sample PDF' }).fill(code);
  await page.getByRole('checkbox', { name: 'I agree', exact: false }).first().check();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByText('You get your documents on screen.')).toBeVisible();
}

/**
 * Goes to the end of the open document and returns the button that confirms reading. A short document shows its end
 * right away, a long one after a key press.
 */
export async function scrollToEnd(page: Page): Promise<Locator> {
  const doneButton = page.getByRole('button', { name: 'I’ve read this' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(doneButton).toBeEnabled({ timeout: 500 });
  }).toPass();
  return doneButton;
}

/** Opens each unread document, goes to its end and confirms it. */
export async function readAllDocuments(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Read “/ })
    .first()
    .click();
  for (let count = 0; count < 12; count += 1) {
    const title = await page.locator('#document').innerText();
    await (await scrollToEnd(page)).click();
    const endMessage = page.getByText('You’ve read everything.');
    await expect(page.locator('#document').filter({ hasNotText: title }).or(endMessage).first()).toBeVisible();
    if (await endMessage.isVisible()) return;
  }
  throw new Error('There was no end to the papers.');
}
