import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { wordsOf } from '../../apps/server/src/sandbox/read-pdf.ts';

/** The page of the documents, from any screen of the application. */
export async function atDisclosures(page: Page): Promise<void> {
  await page.goto(page.url().replace(/(heloc\/[0-9a-f-]{36}).*/, '$1/document/disclosures'));
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
}

/** Saves the sample PDF and reads the code in it, as a person does who opens the file. */
export async function codeInSample(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const words = await wordsOf(new Uint8Array(readFileSync(await file.path())));
  return /\d{3} \d{3}/.exec(words)?.[0] ?? '';
}

/** Agrees to documents on the screen. */
export async function agreeToScreens(page: Page): Promise<void> {
  const code = await codeInSample(page, () => page.getByRole('button', { name: 'Save the sample PDF' }).click());
  await page.getByRole('textbox', { name: 'Code in the sample PDF' }).fill(code);
  await page.getByRole('checkbox', { name: 'I agree', exact: false }).first().check();
  await page.getByRole('button', { name: 'Agree and go on' }).click();
  await expect(page.getByText('You get your documents on this screen.')).toBeVisible();
}
