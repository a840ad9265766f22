import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { readPdfText } from '../../apps/server/src/sandbox/read-pdf.ts';

/** Opens the documents page from any screen of the application. */
export async function atDisclosures(page: Page): Promise<void> {
  await page.goto(page.url().replace(/(heloc\/[0-9a-f-]{36}).*/, '$1/document/disclosures'));
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
}

/** Saves the sample PDF and reads the code in it, as a person who opens the file does. */
export async function codeInSample(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const words = await readPdfText(new Uint8Array(readFileSync(await file.path())));
  return /\d{3} \d{3}/.exec(words)?.[0] ?? '';
}

/** Consents to documents on screen. */
export async function agreeToScreens(page: Page): Promise<void> {
  const code = await codeInSample(page, () => page.getByRole('button', { name: 'Save the sample PDF' }).click());
  await page.getByRole('textbox', { name: 'Code in the sample PDF' }).fill(code);
  await page.getByRole('checkbox', { name: 'I agree', exact: false }).first().check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByText('You get your documents on screen.')).toBeVisible();
}

/**
 * Goes to the end of the open document and returns the button that confirms reading. A short document shows its end
 * right away, a long one after a key press.
 */
export async function atItsEnd(page: Page): Promise<Locator> {
  const done = page.getByRole('button', { name: "I've read this" });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(done).toBeEnabled({ timeout: 500 });
  }).toPass();
  return done;
}

/** Opens each unread document, goes to its end and confirms it. */
export async function readAll(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Read “/ })
    .first()
    .click();
  for (let papers = 0; papers < 12; papers += 1) {
    const title = await page.locator('#document').innerText();
    await (await atItsEnd(page)).click();
    const end = page.getByText('You’ve read everything.');
    await expect(page.locator('#document').filter({ hasNotText: title }).or(end).first()).toBeVisible();
    if (await end.isVisible()) return;
  }
  throw new Error('There was no end to the papers.');
}
