import { expect, type Page } from '@playwright/test';
import { samplePhoto } from '../../apps/server/src/sandbox/act-identity.ts';
import { FINAL, readClosingPapers, WAITING } from './closing.ts';
import { agreeToScreens, atDisclosures } from './documents.ts';
import { logInAtSource } from './income.ts';
import { heading, press, pressFirst } from './on-page.ts';
import { stands } from './ways.ts';

export type Check = (page: Page) => Promise<void>;

/** The screen has come and stands still: looked at, then gone on with. */
async function at(page: Page, path: RegExp, name: string | RegExp, check: Check): Promise<void> {
  await heading(page, name);
  await expect(page).toHaveURL(path);
  await stands(page);
  await check(page);
}

/** Opens each paper that is still to be read, goes to its end and says so. */
export async function readAll(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: "I've read this" });
  await page.getByRole('button', { name: /^Read “/ }).first().click();
  for (let papers = 0; papers < 12; papers += 1) {
    const title = await page.locator('#document').innerText();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(done).toBeEnabled({ timeout: 500 });
    }).toPass();
    await done.click();
    const end = page.getByText('You have read everything.');
    await expect(page.locator('#document').filter({ hasNotText: title }).or(end).first()).toBeVisible();
    if (await end.isVisible()) return;
  }
  throw new Error('There was no end to the papers.');
}

/** Agrees to documents on the screen, reads the disclosures and gives the details that are missing. */
export async function readAndGiveDetails(page: Page, check: Check): Promise<void> {
  await at(page, /\/start\/contact$/, 'A few details we still need', check);
  await atDisclosures(page);
  await check(page);
  await agreeToScreens(page);
  await readAll(page);
  await check(page);
  await page.getByRole('link', { name: 'Continue' }).or(page.getByRole('button', { name: 'Continue' })).filter({ visible: true }).first().click();
  await at(page, /\/start\/contact$/, 'A few details we still need', check);
  await page.getByRole('radio', { name: 'Unmarried' }).check();
  await page.getByRole('radio', { name: 'U.S. citizen' }).check();
  await page.getByLabel('Years at your home address').fill('6');
  await page.getByRole('radio', { name: /only owner/ }).check();
  await page.getByLabel(/Social Security number/).fill('666-00-0001');
  await press(page, 'Save and continue');
}

/** Leaves the questions of the law unanswered, reads the summary and sends the application. */
export async function submit(page: Page, uuid: string, check: Check): Promise<void> {
  await at(page, /\/start\/hmda$/, 'Questions the law has us ask', check);
  for (const group of ['Ethnicity', 'Race', 'Sex']) await page.getByRole('group', { name: group }).getByRole('checkbox', { name: 'I do not wish to provide this information' }).check();
  await press(page, 'Continue');
  const SUMMARY = 'Check your application before you send it';
  await at(page, /\/start\/app-summary$/, SUMMARY, check);
  // The summary is a paper of its own, made from the answers.
  await page.getByRole('link', { name: /Read the documents|Open the documents/ }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
  await readAll(page);
  await page.goto(`/account/heloc/${uuid}`);
  await at(page, /\/start\/app-summary$/, SUMMARY, check);
  await expect(page.getByText('You have read them all.')).toBeVisible();
  await page.getByRole('checkbox', { name: /true and complete/ }).check();
  await page.getByRole('checkbox', { name: /full credit check/ }).check();
  await press(page, 'Submit application');
}

/** Links payroll. */
export async function showIncome(page: Page, check: Check): Promise<void> {
  await at(page, /\/income\/review$/, 'How would you like to show your income?', check);
  await page.getByRole('radio', { name: /payroll/ }).check();
  await press(page, 'Continue');
  await heading(page, /^Connect your/);
  await check(page);
  await press(page, /^Connect your/);
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await logInAtSource(page, 'user_good');
}

/** Photographs a passport and the face. */
export async function showIdentity(page: Page, check: Check): Promise<void> {
  await at(page, /\/identity$/, 'Verify your identity', check);
  await page.getByRole('radio', { name: /Passport/ }).check();
  await press(page, 'Continue');
  for (const [index, side] of ['FRONT', 'SELFIE'].entries()) {
    await page.locator(`input[data-side=${side}]`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await samplePhoto(side)) });
    await expect(page.getByText('Photo added')).toHaveCount(index + 1, { timeout: 20_000 });
  }
  await press(page, 'Send my photos');
}

/** Confirms what is owed on the home. */
export async function confirmLiens(page: Page, check: Check): Promise<void> {
  await at(page, /\/liens$/, "What's owed on your home?", check);
  for (const right of await page.getByRole('radio', { name: 'Yes, this is correct' }).all()) await right.check();
  await pressFirst(page, 'Continue');
}

/** Connects the account that gets the money and pays by autopay from it. */
export async function giveAccount(page: Page, check: Check): Promise<void> {
  await at(page, /\/bank\/disburse$/, 'Where should we send your money?', check);
  await press(page, 'Continue');
  await heading(page, 'Connect your bank');
  await press(page, 'Connect your bank');
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await logInAtSource(page, 'user_good');
  await at(page, /\/bank\/confirm$/, 'Use this account?', check);
  await press(page, 'Confirm');
  await at(page, /\/bank\/autopay$/, 'How would you like to pay?', check);
  await page.getByRole('radio', { name: /^Autopay: \$[\d,.]+ a month/ }).check();
  await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
  await press(page, 'Continue');
  await heading(page, 'Please check the autopay account');
  await press(page, 'Confirm');
}

/** Reads the closing papers and accepts what they say. */
export async function acceptFinalOffer(page: Page, check: Check): Promise<void> {
  await at(page, /\/signing\/intro$/, FINAL, check);
  await readClosingPapers(page);
  await press(page, 'Accept this offer');
  await heading(page, WAITING);
}
