import type { Page } from '@playwright/test';
import { samplePhoto } from '../../apps/server/src/sandbox/act-identity.ts';
import { expect, expectGoodPage, test } from '../test.ts';
import { agreeToScreens, atDisclosures } from '../pages/documents.ts';
import { confirm, goOnWithOffer, offersStand } from '../pages/offer.ts';
import { heading, press } from '../pages/on-page.ts';
import { drive, logIn, questions } from '../pages/sandbox.ts';
import { stands } from '../pages/ways.ts';

/** The screen has come and stands still: looked at, then gone on with. */
async function at(page: Page, path: RegExp, name: string | RegExp): Promise<void> {
  await heading(page, name);
  await expect(page).toHaveURL(path);
  await stands(page);
  await expectGoodPage(page);
}

/** Opens each paper that is still to be read, goes to its end and says so. */
async function readAll(page: Page): Promise<void> {
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

test('from a chosen offer to the liens: papers, details, the demographic form, the summary, income, identity [ROUTE-019, SCREEN-070, SCREEN-084, SCREEN-099, SCREEN-100, SCREEN-101]', async ({ page, world }) => {
  test.setTimeout(240_000);
  const maria = await drive(world, 'found');
  await logIn(page, maria);
  await offersStand(page);
  await goOnWithOffer(page);
  await confirm(page);

  await at(page, /\/start\/contact$/, 'A few details we still need');
  await atDisclosures(page);
  await expectGoodPage(page);
  await agreeToScreens(page);
  await readAll(page);
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Continue' }).or(page.getByRole('button', { name: 'Continue' })).filter({ visible: true }).first().click();

  await at(page, /\/start\/contact$/, 'A few details we still need');
  await page.getByRole('radio', { name: 'Unmarried' }).check();
  await page.getByRole('radio', { name: 'U.S. citizen' }).check();
  await page.getByLabel('Years at your home address').fill('6');
  await page.getByRole('radio', { name: /only owner/ }).check();
  await page.getByLabel(/Social Security number/).fill('666-00-0001');
  await press(page, 'Save and continue');

  await at(page, /\/start\/hmda$/, 'Questions the law has us ask');
  for (const group of ['Ethnicity', 'Race', 'Sex']) await page.getByRole('group', { name: group }).getByRole('checkbox', { name: 'I do not wish to provide this information' }).check();
  await press(page, 'Continue');

  await at(page, /\/start\/app-summary$/, 'Check your application before you send it');
  // The summary is a paper of its own, made from the answers.
  await page.getByRole('link', { name: /Read the documents|Open the documents/ }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
  await readAll(page);
  await page.goto(`/account/heloc/${maria.uuid}`);
  await at(page, /\/start\/app-summary$/, 'Check your application before you send it');
  await expect(page.getByText('You have read them all.')).toBeVisible();
  await page.getByRole('checkbox', { name: /true and complete/ }).check();
  await page.getByRole('checkbox', { name: /full credit check/ }).check();
  await press(page, 'Submit application');

  await at(page, /\/income\/review$/, 'How would you like to show your income?');
  await page.getByRole('radio', { name: /payroll/ }).check();
  await press(page, 'Continue');
  await heading(page, /^Connect your/);
  await expectGoodPage(page);
  await press(page, /^Connect your/);
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await page.getByLabel('User name').fill('user_good');
  await page.getByRole('button', { name: 'Log in and share' }).click();

  await at(page, /\/identity$/, 'Verify your identity');
  await page.getByRole('radio', { name: /Passport/ }).check();
  await press(page, 'Continue');
  for (const [index, side] of ['FRONT', 'SELFIE'].entries()) {
    await page.locator(`input[data-side=${side}]`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await samplePhoto(side)) });
    await expect(page.getByText('Photo added')).toHaveCount(index + 1, { timeout: 20_000 });
  }
  await press(page, 'Send my photos');

  await at(page, /\/liens$/, "What's owed on your home?");
  expect((await questions(world, maria.uuid, 'credit.hardPull')).map(({ outcome }) => outcome)).toEqual(['FOUND']);
});
